import * as endpoints from '@amberway/contract/activity-notes/schedule-endpoints';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { loadNote } from './load.ts';
import { presentNote } from './present.ts';
import { cancelAppointment, moveAppointment, scheduleAppointment } from './save/schedule.ts';

const noteReply = async (actor: RequestActor, id: string, message: string) =>
  ok(presentNote(actor.principal, await loadNote(actor, id)), message);

export const scheduleRoutes = [
  route(endpoints.scheduleAppointment, async ({ body, services, ...actor }) => {
    const id = await scheduleAppointment(actor, body, services.config.SESSION_TITLE_PREFIX);
    return noteReply(actor, id, scheduleTexts.scheduled);
  }),

  route(endpoints.moveAppointment, async ({ params, body, services, ...actor }) => {
    await moveAppointment(actor, params.id, body, services.config.SESSION_TITLE_PREFIX);
    return noteReply(actor, params.id, scheduleTexts.moved);
  }),

  route(endpoints.cancelAppointment, async ({ params, body, ...actor }) => {
    await cancelAppointment(actor, params.id, body.version);
    return noteReply(actor, params.id, scheduleTexts.cancelled);
  }),
];
