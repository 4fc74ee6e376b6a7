import * as news from '@amberway/contract/news/endpoints';
import { contentId } from '@amberway/fixtures/content/record';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  sample(news.getNews, 'none'),
  sample(news.closeMessage, 'none', () => ({ params: { id: contentId('broadcastMessage', 1) } })),
  sample(news.closeRelease, 'none', () => ({ params: { releaseId: '2026.46' } })),
];
