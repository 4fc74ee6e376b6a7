import * as endpoints from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { isConnected } from '../../kernel/google/queries.ts';
import { ApiFailure, notFound } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { ok, okEmpty, route } from '../../kernel/http/route.ts';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { findNoteForCalendar } from '../activity-notes/public.ts';
import { beginCalendar, calendarStateOf, finishCalendar, disconnectCalendar, switchCalendar } from './connection.ts';
import { pullCalendarJob } from './events/jobs.ts';
import { feedStateOf, makeFeed, readFeed, revokeFeed } from './feed/feed.ts';
import { calendarOf } from './ics/calendar.ts';
import { sendCalendar } from './ics/send.ts';
import { seesNote } from './queries.ts';

export const calendarRoutes = [
  route(endpoints.getCalendarState, async ({ query, ...actor }) => {
    if (query.id !== actor.principal.actorId) throw notFound();
    return ok(await calendarStateOf(actor));
  }),

  route(endpoints.switchCalendar, async ({ query, ...actor }) => {
    if (query.id !== actor.principal.actorId) throw notFound();
    const state = await switchCalendar(actor, query.value);
    return ok(state, query.value ? calendarTexts.reconnected : calendarTexts.disconnected);
  }),

  route(endpoints.beginCalendarConsent, async (actor) =>
    ok({ url: await beginCalendar(actor, publicUrlOf(actor.services.config, actor.request)) }),
  ),

  route(endpoints.finishCalendarConsent, async ({ body, ...actor }) =>
    ok(await finishCalendar(actor, publicUrlOf(actor.services.config, actor.request), body), calendarTexts.connected),
  ),

  route(endpoints.disconnectCalendar, async (actor) => ok(await disconnectCalendar(actor), calendarTexts.forgotten)),

  route(endpoints.syncCalendar, async ({ principal }) => {
    const userId = principal.actorId;
    if (!(await isConnected({ userId, kind: 'calendar' })))
      throw new ApiFailure('not_connected', { message: calendarTexts.connectFirst });
    await enqueue(pullCalendarJob, { userId }, { key: userId });
    return okEmpty();
  }),

  route(endpoints.getFeed, async ({ principal }) => ok(await feedStateOf(principal))),

  route(endpoints.makeFeed, async ({ body, services, request, ...actor }) =>
    ok(
      await makeFeed(actor, publicUrlOf(services.config, request), body.showsDetails ?? false),
      calendarTexts.feedMade,
    ),
  ),

  route(endpoints.revokeFeed, async (actor) => {
    await revokeFeed(actor);
    return okEmpty(calendarTexts.feedRevoked);
  }),

  route(endpoints.readFeed, async (context) => {
    const { params, services, request } = context;
    const calendar = await readFeed(params.secret, publicUrlOf(services.config, request));
    return sendCalendar(context, calendar, { save: false });
  }),

  route(endpoints.noteCalendarFile, async (context) => {
    const { principal, reach, params, services, request } = context;
    const note = (await seesNote(principal, reach, params.id)) && (await findNoteForCalendar(params.id));
    if (!note) throw notFound();
    const publicUrl = publicUrlOf(services.config, request);
    return sendCalendar(context, calendarOf([note], { publicUrl, details: true }), { save: true });
  }),
];
