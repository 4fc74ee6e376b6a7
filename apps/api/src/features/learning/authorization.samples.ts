import * as learning from '@amberway/contract/learning/endpoints';
import { contentId } from '@amberway/fixtures/content/record';
import { sample } from '../../testing/matrix/sample.ts';

const VIDEO = { kind: 'video', id: contentId('video', 6) };

export const samples = [
  sample(learning.listLearning, 'none', () => ({ query: '?search=a&kind=video' })),
  sample(learning.getLearningChoices, 'none'),
  sample(learning.getLearningItem, 'none', () => ({ params: VIDEO })),
  sample(learning.saveProgress, 'none', () => ({ params: VIDEO, body: { seconds: 12 } })),
  sample(learning.saveLearningFavourite, 'none', () => ({ params: VIDEO, body: { isFavourite: true } })),
  sample(learning.workshopCalendarFile, 'none', () => ({ params: { id: contentId('workshop', 1) } })),
];
