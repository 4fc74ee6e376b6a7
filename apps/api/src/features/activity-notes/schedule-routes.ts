import * as endpoints from '@amberway/contract/activity-notes/schedule-endpoints';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { loadSession } from './load.ts';
import { presentSession } from './present.ts';
import { cancelSession, moveSession, scheduleSession } from './save/schedule.ts';

const answer = async (by: RequestActor, id: string, message: string) =>
  ok(presentSession(by.principal, await loadSession(by, id)), message);

export const scheduleRoutes = [
  route(endpoints.scheduleSession, async ({ body, services, ...by }) => {
    const id = await scheduleSession(by, body, services.config.SESSION_TITLE_PREFIX);
    return answer(by, id, scheduleTexts.scheduled);
  }),

  route(endpoints.moveSession, async ({ params, body, services, ...by }) => {
    await moveSession(by, params.id, body, services.config.SESSION_TITLE_PREFIX);
    return answer(by, params.id, scheduleTexts.moved);
  }),

  route(endpoints.cancelSession, async ({ params, body, ...by }) => {
    await cancelSession(by, params.id, body.version);
    return answer(by, params.id, scheduleTexts.cancelled);
  }),
];
