import * as uploads from '@amberway/contract/uploads/endpoints';
import { fileAddress } from '@amberway/contract/uploads/address';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { formOf, pngOf, storeTestFile } from '../../testing/files.ts';
import { downloadName } from './download.ts';

const familyFile = ({ server, family }: World) => storeTestFile(server, { customerId: family.customerId });

export const samples = [
  sample(uploads.uploadFile, 'none', () => formOf(pngOf(4, 4), 'a.png')),
  sample(uploads.uploadResized, 'none', () => formOf(pngOf(4, 4), 'a.png')),
  sample(uploads.readOwnUsage, 'none'),
  sample(uploads.readFile, 'family', async (world) => {
    const { id, name } = await familyFile(world);
    return { params: { id, name } };
  }),
  sample(uploads.prepareDownload, 'family', async (world) => {
    const { id, name } = await familyFile(world);
    return { body: { url: fileAddress(id, name) } };
  }),
  sample(uploads.readStatic, 'self', async (world) => {
    const file = await familyFile(world);
    return { params: { fileName: await downloadName(world.server.services.signer, file, world.self) } };
  }),
];
