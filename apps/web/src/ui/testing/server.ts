import { vi } from 'vitest';

// A server of a few answers. What was asked is kept, so that a test can look at the wire.

export type Asked = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | null;
  authorization: string | null;
};
type Answer = (asked: Asked) => unknown;

export class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, code: string, message: string, errors: Record<string, string> = {}) {
    this.status = status;
    this.body = { status: false, code, message, errors };
  }
}

const matches = (pattern: string, asked: Asked): boolean => {
  const [method, path = ''] = pattern.split(' ');
  return method === asked.method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked.path);
};

const respond = (found: unknown): Response => {
  // A file, for instance, or an answer that is more than its data.
  if (found instanceof Response) return found;
  if (found instanceof Refusal) return Response.json(found.body, { status: found.status });
  return Response.json(
    Array.isArray(found) ? { status: true, data: found, count: found.length } : { status: true, data: found },
  );
};

/** `'GET user/:id'` and the like, each with the data it answers, at once or later. Anything else is not found. */
export const serve = (answers: Record<string, Answer>) => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://test');
    const path = url.pathname.replace('/api/', '');
    if (path.startsWith('appCheck')) return respond({ token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' });
    const one: Asked = {
      method: init.method ?? 'GET',
      path,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: new Headers(init.headers).get('Idempotency-Key'),
      authorization: new Headers(init.headers).get('Authorization'),
    };
    asked.push(one);
    const answer = Object.entries(answers).find(([pattern]) => matches(pattern, one))?.[1];
    return respond(answer ? await answer(one) : new Refusal(404, 'not_found', 'Not found.'));
  });
  return {
    asked,
    /** What was asked of one call, in order. */
    of: (pattern: string) => asked.filter((one) => matches(pattern, one)),
  };
};
