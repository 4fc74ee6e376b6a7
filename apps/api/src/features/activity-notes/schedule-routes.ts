import * as endpoints from '@amberway/contract/activity-notes/schedule-endpoints';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { loadNote } from './load.ts';
import { presentNote } from './present.ts';
import { cancelAppointment, moveAppointment, scheduleAppointment } from './save/schedule.ts';

const answer = async (by: RequestActor, id: string, message: string) =>
  ok(presentNote(by.principal, await loadNote(by, id)), message);

export const scheduleRoutes = [
  route(endpoints.scheduleAppointment, async ({ body, services, ...by }) => {
    const id = await scheduleAppointment(by, body, services.config.SESSION_TITLE_PREFIX);
    return answer(by, id, scheduleTexts.scheduled);
  }),

  route(endpoints.moveAppointment, async ({ params, body, services, ...by }) => {
    await moveAppointment(by, params.id, body, services.config.SESSION_TITLE_PREFIX);
    return answer(by, params.id, scheduleTexts.moved);
  }),

  route(endpoints.cancelAppointment, async ({ params, body, ...by }) => {
    await cancelAppointment(by, params.id, body.version);
    return answer(by, params.id, scheduleTexts.cancelled);
  }),
];
