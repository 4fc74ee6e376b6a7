import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, json } from './trouble.ts';

// Simulates one person's primary calendar: events with etags, pages, and a sync token that can expire.

export type StandInEvent = {
  id: string;
  status: 'confirmed' | 'cancelled';
  summary?: string;
  description?: string;
  location?: string;
  hangoutLink?: string;
  start?: { dateTime?: string; date?: string };
  end?: { dateTime?: string; date?: string };
  attendees?: { email: string; self?: boolean; responseStatus?: string }[];
  organizer?: { email: string; self?: boolean };
  creator?: { email: string; self?: boolean };
  guestsCanModify?: boolean;
  recurringEventId?: string;
  conferenceData?: { entryPoints: { entryPointType: string; uri: string }[] };
  etag: string;
};

const OWNER = 'coach.of.amberway@gmail.example';
const STRANGER = 'stranger@elsewhere.example';

export class CalendarPart {
  pageSize = 2;
  /** Every change so far; a sync token is a position in it. */
  private changes: string[] = [];
  private generation = 1;
  readonly events = new Map<string, StandInEvent>();
  readonly requests: string[] = [];

  /** Simulates an edit by the calendar's owner, who also owns the event unless it says otherwise. */
  put(event: Partial<StandInEvent> & { id?: string }): StandInEvent {
    const id = event.id ?? randomUUID().replaceAll('-', '');
    const owner = { email: OWNER, self: true };
    const stored = {
      status: 'confirmed' as const,
      organizer: owner,
      creator: owner,
      ...this.events.get(id),
      ...event,
      id,
      etag: `"${randomUUID()}"`,
    };
    this.events.set(id, stored);
    this.changes.push(id);
    return stored;
  }

  /** An event that somebody else organises and invites the owner to. */
  invite(event: Partial<StandInEvent>, responseStatus: string, organiser = STRANGER): StandInEvent {
    const others = (event.attendees ?? []).filter(({ self }) => !self);
    const person = { email: organiser };
    const attendees = [{ email: OWNER, self: true, responseStatus }, ...others];
    return this.put({ ...event, organizer: person, creator: person, attendees });
  }

  cancel(id: string) {
    this.put({ id, status: 'cancelled' });
  }

  /** Google expires sync tokens after a while: clients do a full sync then. */
  expireSyncTokens() {
    this.generation += 1;
  }

  private listed(url: URL): StandInEvent[] | undefined {
    const token = url.searchParams.get('syncToken');
    if (!token) return [...this.events.values()].filter(({ status }) => status !== 'cancelled');
    const [generation, from] = token.split('.').map(Number);
    if (generation !== this.generation) return undefined;
    const changed = new Set(this.changes.slice(from));
    // A test may have removed the event since.
    return [...changed].flatMap((id) => this.events.get(id) ?? []);
  }

  private list(url: URL, response: ServerResponse) {
    const all = this.listed(url);
    if (!all) return json(response, 410, { error: { code: 410, message: 'Sync token is no longer valid' } });
    const from = Number(url.searchParams.get('pageToken') ?? 0);
    const items = all.slice(from, from + this.pageSize);
    const more = from + this.pageSize < all.length;
    return json(response, 200, {
      items,
      ...(more
        ? { nextPageToken: String(from + this.pageSize) }
        : { nextSyncToken: `${this.generation}.${this.changes.length}` }),
    });
  }

  async respond(request: IncomingMessage, url: URL, response: ServerResponse) {
    const id = /\/events\/([^/]+)$/.exec(url.pathname)?.[1];
    this.requests.push(`${request.method} ${id ?? 'events'}`);
    if (request.method === 'GET') return this.list(url, response);
    const body = (request.method === 'DELETE' ? {} : JSON.parse(await bodyOf(request))) as Partial<StandInEvent>;
    if (request.method === 'POST') {
      const known = body.id !== undefined && this.events.has(body.id);
      return known ? json(response, 409, { error: { code: 409 } }) : json(response, 200, this.put(body));
    }
    const event = id && this.events.get(id);
    if (!event) return json(response, 404, { error: { code: 404 } });
    if (request.method === 'DELETE') {
      if (event.status === 'cancelled') return json(response, 410, { error: { code: 410 } });
      this.cancel(event.id);
      return response.writeHead(204).end();
    }
    // Only the organiser may change it.
    if (event.organizer && !event.organizer.self) return json(response, 403, { error: { code: 403 } });
    return json(response, 200, this.put({ ...body, id: event.id }));
  }
}
