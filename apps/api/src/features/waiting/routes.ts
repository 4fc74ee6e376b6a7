import { getWaiting } from '@amberway/contract/waiting/endpoints';
import { ok, route } from '../../kernel/http/route.ts';
import { countWaiting } from './count.ts';

export const waitingRoutes = [route(getWaiting, async ({ principal }) => ok(await countWaiting(principal)))];
