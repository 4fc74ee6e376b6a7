import * as tracking from '@amberway/contract/tracking/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  sample(tracking.listTracking, 'none'),
  // Nobody of the matrix has typed the password again.
  sample(tracking.saveTracking, 'none', () => ({ body: { code: '' } }), { expected: { administrator: 403 } }),
];
