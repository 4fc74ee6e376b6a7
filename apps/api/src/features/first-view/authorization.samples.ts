import { getFirstView } from '@amberway/contract/first-view/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  // The reads inside have their own permissions: another family's child is a 404 there.
  sample(getFirstView, 'none', ({ family }) => ({ query: `?member=${family.memberId}` })),
];
