import { vi } from 'vitest';
import { activityNotesWire } from '@amberway/contract/activity-notes/wire';
import { dashboardsWire } from '@amberway/contract/dashboards/wire';
import { decodeNames, encodeFields, encodeNames, type WireNames } from '@amberway/contract/kernel/wire';
import { notificationsWire } from '@amberway/contract/notifications/wire';
import { outcomesWire } from '@amberway/contract/outcomes/wire';
import { quickLinksWire } from '@amberway/contract/quick-links/wire';
import { skillsWire } from '@amberway/contract/skills/wire';
import { tasksWire } from '@amberway/contract/tasks/wire';
import { assessmentWire } from '@amberway/contract/assessment/wire';

// A server with a few responses. Tests use the domain names, like the product; the wire has its own.

const WIRE: Readonly<Record<string, WireNames>> = {
  auth: assessmentWire,
  dashboard: dashboardsWire,
  goal: outcomesWire,
  milestone: skillsWire,
  notification: notificationsWire,
  quicklink: quickLinksWire,
  session: activityNotesWire,
  socialAssessment: assessmentWire,
  task: tasksWire,
  user: assessmentWire,
};
/** Graphs have no other names on the wire. */
const OWN_NAMES = /^milestone\/[^/]+\/(graph|criterion|phase)/;
const wireOf = (path: string): WireNames | undefined =>
  OWN_NAMES.test(path) ? undefined : WIRE[path.split('/')[0] ?? ''];

export type TestRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | null;
  authorization: string | null;
};
type Reply = (request: TestRequest) => unknown;

export class Refusal {
  readonly status: number;
  readonly body: { status: false; code: string; message: string; errors: Record<string, string> };
  constructor(status: number, code: string, message: string, errors: Record<string, string> = {}) {
    this.status = status;
    this.body = { status: false, code, message, errors };
  }
}

const matches = (pattern: string, request: TestRequest): boolean => {
  const [method, path = ''] = pattern.split(' ');
  return method === request.method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.path);
};

const respond = (found: unknown, names: WireNames | undefined): Response => {
  // A file, for instance, or a response that is more than its data.
  if (found instanceof Response) return found;
  if (found instanceof Refusal)
    return Response.json({ ...found.body, errors: encodeFields(names, found.body.errors) }, { status: found.status });
  const data = encodeNames(names, found);
  return Response.json(Array.isArray(data) ? { status: true, data, count: data.length } : { status: true, data });
};

/** `'GET user/:id'` and the like, each with the data it returns, at once or later. Anything else returns 404. */
export const serve = (replies: Record<string, Reply>) => {
  const requests: TestRequest[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://test');
    const path = url.pathname.replace('/api/', '');
    if (path.startsWith('appCheck')) return respond({ token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' }, undefined);
    const names = wireOf(path);
    const one: TestRequest = {
      method: init.method ?? 'GET',
      path,
      query: decodeNames(names, Object.fromEntries(url.searchParams)) as Record<string, string>,
      body: typeof init.body === 'string' ? decodeNames(names, JSON.parse(init.body)) : undefined,
      key: new Headers(init.headers).get('Idempotency-Key'),
      authorization: new Headers(init.headers).get('Authorization'),
    };
    requests.push(one);
    const reply = Object.entries(replies).find(([pattern]) => matches(pattern, one))?.[1];
    return respond(reply ? await reply(one) : new Refusal(404, 'not_found', 'Not found.'), names);
  });
  return {
    requests,
    /** The requests to one endpoint, in order. */
    of: (pattern: string) => requests.filter((one) => matches(pattern, one)),
  };
};
