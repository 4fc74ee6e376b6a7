import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { authorisationBody, calendarState, feedState, madeFeed } from './schemas.ts';

const tag = 'calendar';
const connect = { area: 'calendar', action: 'connect' } as const;
const feed = { area: 'calendar', action: 'feed' } as const;

const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean(),
);

export const getCalendarState = endpoint({
  method: 'GET',
  path: 'calSyncState',
  tag,
  summary: 'Whether the caller’s Google Calendar is connected',
  access: connect,
  reads: false,
  query: z.object({ id }),
  reply: reply(calendarState),
});
export const switchCalendar = endpoint({
  method: 'GET',
  path: 'controlCalWatch',
  tag,
  summary: 'Disconnect the caller’s calendar, or reconnect it without a new consent',
  access: connect,
  reads: false,
  changesState: true,
  query: z.object({ id, value: flag }),
  reply: reply(calendarState),
});
export const beginCalendarConsent = endpoint({
  method: 'GET',
  path: 'calendarOAuth',
  tag,
  summary: 'The URL of Google’s consent page for the calendar',
  access: connect,
  reads: false,
  changesState: true,
  limit: 'write',
  reply: reply(z.object({ url: z.string() })),
});
export const finishCalendarConsent = endpoint({
  method: 'POST',
  path: 'calendarOAuth',
  tag,
  summary: 'Finish connecting the calendar with the parameters of Google’s redirect',
  access: connect,
  limit: 'write',
  body: authorisationBody,
  reply: reply(calendarState),
});
export const disconnectCalendar = endpoint({
  method: 'DELETE',
  path: 'calendarOAuth',
  tag,
  summary: 'Revoke the permission at Google and delete the tokens',
  access: connect,
  reply: reply(calendarState),
});
export const syncCalendar = endpoint({
  method: 'POST',
  path: 'calendar/sync',
  tag,
  summary: 'Sync the caller’s Google Calendar now',
  access: connect,
  limit: 'write',
  reply: emptyReply,
});
export const getFeed = endpoint({
  method: 'GET',
  path: 'calendar/feed',
  tag,
  summary: 'Whether the caller has a calendar feed URL',
  access: feed,
  reads: false,
  reply: reply(feedState),
});
export const makeFeed = endpoint({
  method: 'POST',
  path: 'calendar/feed',
  tag,
  summary: 'Create a secret calendar feed URL, or replace it',
  access: feed,
  limit: 'write',
  // A feed URL with details shows the family's sessions to anyone who has it.
  confirmed: ({ showsDetails }: { showsDetails?: boolean }) => showsDetails === true,
  body: z.strictObject({ showsDetails: z.boolean().optional() }),
  reply: reply(madeFeed),
});
export const revokeFeed = endpoint({
  method: 'DELETE',
  path: 'calendar/feed',
  tag,
  summary: 'Revoke the calendar feed URL',
  access: feed,
  reply: emptyReply,
});
export const readFeed = endpoint({
  method: 'GET',
  path: 'calendar/feed/:secret',
  tag,
  summary: 'The calendar feed behind a secret URL, for calendar programs',
  access: 'public',
  // Calendar programs know only the secret and have no app-check token.
  appCheck: false,
  // Fetched by calendar programs without a signed-in user.
  reads: false,
  limit: 'feed',
  params: z.object({ secret: z.string().max(200) }),
  reply: z.any(),
  file: true,
});
export const noteCalendarFile = endpoint({
  method: 'GET',
  path: 'calendar/session/:id',
  tag,
  summary: 'One session as a calendar file',
  access: { area: 'calendar', action: 'export' },
  reads: { area: 'notes', note: 'params.id' },
  params: z.object({ id }),
  reply: z.any(),
  file: true,
});
