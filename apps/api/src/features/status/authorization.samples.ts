import { getStatus } from '@amberway/contract/status/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getStatus, 'none')];
