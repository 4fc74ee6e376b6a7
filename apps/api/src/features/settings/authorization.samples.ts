import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getPublicSettings, 'none')];
