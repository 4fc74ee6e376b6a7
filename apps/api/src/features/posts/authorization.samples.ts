import * as posts from '@amberway/contract/posts/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertPost } from './queries.ts';

const newPost = ({ server, family }: World) => server.within(() => insertPost(family.customerId, 'A question'));

export const samples = [
  sample(posts.listPosts, 'none', () => ({ query: '?includeDeleted=true&page=1&limit=10' })),
  sample(posts.getPost, 'family', async (world) => ({ params: { id: await newPost(world) } })),
  sample(posts.createPost, 'none', () => ({ body: { post: 'How do others do it?' } })),
  sample(posts.deletePost, 'family', async (world) => ({ params: { id: await newPost(world) } })),
  sample(posts.restorePost, 'none', async (world) => ({ params: { id: await newPost(world) } })),
  sample(posts.deletePosts, 'family', async (world) => ({ body: { ids: [await newPost(world)] } })),
  sample(posts.restorePosts, 'none', async (world) => ({ body: { ids: [await newPost(world)] } })),
  sample(posts.answerPost, 'none', async (world) => ({
    params: { id: await newPost(world) },
    body: { body: 'Like this', status: 'Published' },
  })),
];
