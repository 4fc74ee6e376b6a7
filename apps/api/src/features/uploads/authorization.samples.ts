import * as uploads from '@amberway/contract/uploads/endpoints';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { formOf, pngOf, storeTestFile } from '../../testing/files.ts';
import { downloadName } from './download.ts';

/** Uploaded by somebody who no longer works with the family: that gives no access. */
const familyFile = ({ server, family }: World) =>
  storeTestFile(server, { customerId: family.customerId, uploaderId: DEMO_PEOPLE.manager.id });

/** Users who do not reach the family get 404, even if the download was prepared for them. */
const OUT_OF_REACH = {
  customerOther: 404,
  businessOther: 404,
  resourceManager: 404,
  coachActingElsewhere: 404,
  adminActingElsewhere: 404,
};

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
    return { body: { url: fileUrl(id, name) } };
  }),
  sample(
    uploads.readStatic,
    'self',
    async (world) => {
      const file = await familyFile(world);
      return { params: { fileName: await downloadName(world.server.services.signer, file, world.self) } };
    },
    { expected: OUT_OF_REACH },
  ),
];
