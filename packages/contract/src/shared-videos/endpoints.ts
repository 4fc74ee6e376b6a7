import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalText, pagingFields } from '../kernel/query.ts';
import { sharedVideo, videosBody } from './schemas.ts';

const tag = 'video';
const params = z.object({ memberId: id });

export const listSharedVideos = endpoint({
  method: 'GET',
  path: 'video/shared/:memberId',
  tag,
  summary: 'Videos shared with a child, last shared first',
  access: { area: 'sharedVideos', action: 'read' },
  reads: { area: 'resources', member: 'params.memberId' },
  params,
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(sharedVideo),
});

const shareCall = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    tag,
    summary,
    access: { area: 'sharedVideos', action: 'share' },
    params,
    body: videosBody,
    reply: reply(z.object({ changed: z.number() })),
  });
export const shareVideos = shareCall('video/:memberId/share', 'Share videos with a child');
export const unshareVideos = shareCall('video/:memberId/unshare', 'Unshare videos from a child');
