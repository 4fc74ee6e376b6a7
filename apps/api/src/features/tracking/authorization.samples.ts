import * as tracking from '@amberway/contract/tracking/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  sample(tracking.listTracking, 'none'),
  sample(tracking.saveTracking, 'none', () => ({ body: { code: '' } })),
];
