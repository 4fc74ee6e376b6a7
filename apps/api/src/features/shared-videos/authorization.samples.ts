import * as shared from '@amberway/contract/shared-videos/endpoints';
import { contentId } from '@amberway/fixtures/content/record';
import { sample, type World } from '../../testing/matrix/sample.ts';

const childOf = ({ family }: World) => ({ memberId: family.memberId });
const body = { videos: [contentId('video', 6)] };

export const samples = [
  sample(shared.listSharedVideos, 'family', (world) => ({ params: childOf(world) })),
  sample(shared.shareVideos, 'family', (world) => ({ params: childOf(world), body })),
  sample(shared.unshareVideos, 'family', (world) => ({ params: childOf(world), body })),
];
