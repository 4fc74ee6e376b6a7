import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import * as bin from '@amberway/contract/content/bin';
import * as content from '@amberway/contract/content/endpoints';
import { CONTENT_NAMES, type ContentName, contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { contentId } from '@amberway/fixtures/content/record';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { type Sample, sample, type World } from '../../testing/matrix/sample.ts';
import { addRecord } from '../../testing/content.ts';

/** The same requests for every type; reads use a record that everybody may see. */
const samplesOf = (name: ContentName): Sample[] => {
  const type = contentTypeOf(name) as ContentType;
  const { list, read, create, update, remove } = endpointsOf(type);
  const made = ({ server }: World) => addRecord(server, name, type.status && { status: type.status.shown });
  return [
    sample(list, 'none', () => ({ query: '?search=a' })),
    sample(read, 'none', async (world) => ({ params: { id: await made(world) } })),
    sample(create, 'none', () => ({ body: sampleBody(name) })),
    sample(update, 'none', async (world) => ({ params: { id: await made(world) }, body: {} })),
    ...(remove
      ? [
          sample(remove, 'none', async (world) => {
            const id = await made(world);
            return type.wire.remove === 'path' ? { params: { id } } : { query: `?id=${id}` };
          }),
        ]
      : []),
  ];
};

export const samples: Sample[] = [
  ...CONTENT_NAMES.flatMap(samplesOf),
  sample(content.listPublishedVideos, 'none'),
  sample(content.listPublishedShorts, 'none'),
  sample(content.searchReferrals, 'none', () => ({ query: '?category=Blog' })),
  sample(content.findContent, 'none', () => ({ query: '?search=calm' })),
  sample(content.getMemberAvatar, 'family', ({ family }) => ({ params: { id: family.memberId } })),
  sample(content.setMemberAvatar, 'family', ({ family }) => ({
    params: { id: family.memberId },
    body: { Eyes: contentId('asset', 2) },
  })),
  sample(content.importContent, 'none', () => ({
    query: '?dryRun=true',
    body: { type: 'homePrompt', rows: [sampleBody('homePrompt')] },
  })),
  sample(content.contentTemplate, 'none', () => ({ query: '?type=emoji' })),
  sample(content.exportContent, 'none', () => ({ query: '?type=emoji' })),
  sample(bin.listBin, 'none', () => ({ query: '?type=emoji' })),
  sample(bin.getBinned, 'none', async ({ server }) => ({
    params: { id: await addRecord(server, 'short', { deletedAt: new Date().toISOString() }) },
    query: '?type=short',
  })),
  sample(bin.findUses, 'none', () => ({ query: `?type=emoji&ids=${contentId('emoji', 1)}` })),
  sample(bin.deleteContent, 'none', async ({ server }) => ({
    body: { type: 'short', ids: [await addRecord(server, 'short')] },
  })),
  ...[bin.restoreContent, bin.purgeContent].map((endpoint) =>
    sample(endpoint, 'none', async ({ server }) => ({
      body: { type: 'short', ids: [await addRecord(server, 'short', { deletedAt: new Date().toISOString() })] },
    })),
  ),
  sample(content.bulkStatus, 'none', async ({ server }) => ({
    body: { type: 'short', ids: [await addRecord(server, 'short')], status: 'Published' },
  })),
];
