import { streamNotifications } from '@amberway/contract/notifications/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(streamNotifications, 'none')];
