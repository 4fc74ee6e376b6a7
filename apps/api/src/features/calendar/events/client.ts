import { z } from 'zod';
import { DAY } from '@amberway/contract/kernel/limits';
import { callGoogle, postGoogle } from '../../../kernel/google/http.ts';
import type { GoogleSettings } from '../../../kernel/google/settings.ts';

// The Calendar API calls in use, all on the user's primary calendar.

const BACK_MS = 30 * DAY;
export const AHEAD_MS = 365 * DAY;
const PAGE = 250;

const when = z.object({ dateTime: z.iso.datetime({ offset: true }).optional(), date: z.string().optional() });

const person = z.object({ email: z.string().optional(), self: z.boolean().optional() });

/** A cancelled event has little more than its id. */
export const googleEvent = z.object({
  id: z.string().min(1).max(1024),
  etag: z.string().max(500),
  status: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      entryPoints: z.array(z.object({ entryPointType: z.string().optional(), uri: z.string().optional() })).optional(),
    })
    .optional(),
  organizer: person.optional(),
  creator: person.optional(),
  /** Guests may change title, times, links and the guest list. */
  guestsCanModify: z.boolean().optional(),
  eventType: z.string().optional(),
  /** The recurring series this event belongs to. */
  recurringEventId: z.string().max(1024).optional(),
  start: when.optional(),
  end: when.optional(),
  attendees: z.array(person.extend({ responseStatus: z.string().optional() })).optional(),
});
export type GoogleEvent = z.infer<typeof googleEvent>;

const page = z.object({
  items: z.array(googleEvent).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

export type GoogleCallContext = { settings: GoogleSettings; token: string; signal?: AbortSignal | undefined };

const eventUrl = ({ calendarUrl }: GoogleSettings, id?: string): URL =>
  new URL(`${calendarUrl.replace(/\/{1,9}$/, '')}/calendars/primary/events${id ? `/${encodeURIComponent(id)}` : ''}`);

/** One page of changes since the sync token; without a token, of all events near today. */
export const listEvents = (
  { settings, token, signal }: GoogleCallContext,
  { syncToken, pageToken }: { syncToken: string | undefined; pageToken: string | undefined },
) => {
  const url = eventUrl(settings);
  const window = {
    timeMin: new Date(Date.now() - BACK_MS).toISOString(),
    timeMax: new Date(Date.now() + AHEAD_MS).toISOString(),
  };
  const query = {
    singleEvents: 'true',
    maxResults: String(PAGE),
    ...(syncToken ? { syncToken } : window),
    ...(pageToken && { pageToken }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return callGoogle({ method: 'GET', url, token, signal, timeoutMs: settings.timeoutMs }, page);
};

export type EventBody = {
  id?: string;
  summary?: string;
  description?: string;
  location?: string;
  visibility?: 'private';
  status?: 'confirmed';
  start: { dateTime: string };
  end: { dateTime: string };
};

export const insertGoogleEvent = ({ settings, token, signal }: GoogleCallContext, json: EventBody) =>
  callGoogle(
    { method: 'POST', url: eventUrl(settings), token, json, signal, timeoutMs: settings.timeoutMs },
    googleEvent,
  );

export const patchGoogleEvent = (
  { settings, token, signal }: GoogleCallContext,
  id: string,
  json: Omit<EventBody, 'id'>,
) =>
  callGoogle(
    { method: 'PATCH', url: eventUrl(settings, id), token, json, signal, timeoutMs: settings.timeoutMs },
    googleEvent,
  );

export const deleteGoogleEvent = ({ settings, token, signal }: GoogleCallContext, id: string) =>
  postGoogle({ method: 'DELETE', url: eventUrl(settings, id), token, signal, timeoutMs: settings.timeoutMs });
