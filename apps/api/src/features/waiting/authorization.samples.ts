import { getWaiting } from '@amberway/contract/waiting/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getWaiting, 'none')];
