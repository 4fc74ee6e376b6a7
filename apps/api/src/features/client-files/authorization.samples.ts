import * as clientFiles from '@amberway/contract/client-files/endpoints';
import { formOf, pngOf, storeTestFile } from '../../testing/files.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertClientFile, setInBin } from './queries.ts';

const newFile = async ({ server, family: { customerId, memberId } }: World, inBin = false): Promise<string> => {
  const { id: fileId, uploaderId } = await storeTestFile(server, { customerId, links: 1, orphanSince: null });
  return server.within(async () => {
    const { id } = await insertClientFile({ customerId, memberId, fileId, createdBy: uploaderId });
    if (inBin) await setInBin(customerId, [id], true);
    return id;
  });
};

const oneFile = async (world: World) => ({
  params: { clientId: world.family.customerId, fileId: await newFile(world) },
});

export const samples = [
  sample(clientFiles.listClientFiles, 'family', ({ family }) => ({ params: { clientId: family.customerId } })),
  sample(clientFiles.uploadClientFile, 'family', ({ family }) => ({
    params: { clientId: family.customerId },
    ...formOf(pngOf(4, 4), 'a.png', { before: { member: family.memberId } }),
  })),
  sample(clientFiles.downloadClientFile, 'family', oneFile),
  sample(clientFiles.viewClientFile, 'family', oneFile),
  sample(clientFiles.readFamilyUsage, 'family', ({ family }) => ({ params: { clientId: family.customerId } })),
  sample(clientFiles.emptyClientBin, 'family', async (world) => ({
    params: { clientId: world.family.customerId },
    body: { idArray: [await newFile(world, true)] },
  })),
  sample(clientFiles.binClientFiles, 'family', async (world) => ({
    params: { clientId: world.family.customerId },
    query: `?idArray=${await newFile(world)}`,
    body: {},
  })),
  sample(clientFiles.restoreClientFiles, 'family', async (world) => ({
    params: { clientId: world.family.customerId },
    body: { idArray: [await newFile(world, true)] },
  })),
];
