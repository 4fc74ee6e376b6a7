import { getLive, getReady } from '@amberway/contract/health/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getLive, 'none'), sample(getReady, 'none')];
