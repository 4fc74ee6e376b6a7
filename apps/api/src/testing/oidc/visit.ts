import { expect } from 'vitest';
import type { TestResponse, TestServer } from '../server.ts';
import type { DirectoryStandIn } from './stand-in.ts';

/** A browser between our page, the directory's page and back. */
type Visit = {
  back: URL;
  cookie: string;
  finish: (more?: { body?: object; cookie?: string }) => Promise<TestResponse>;
};

/** The cookie as a browser would send it. */
export const attemptCookieOf = ({ headers }: TestResponse): string => {
  const cookies = [headers['set-cookie']].flat().filter((cookie) => typeof cookie === 'string');
  const set = cookies.find((cookie) => cookie.includes('-sso'));
  return set?.split(';')[0] ?? '';
};

export const visitDirectory = async (server: TestServer, standIn: DirectoryStandIn): Promise<Visit> => {
  const begun = await server.call('GET', 'auth/sso/start');
  expect(begun.status, begun.text).toBe(200);
  const back = new URL(standIn.page.respondTo(begun.body.data.url as string));
  const cookie = attemptCookieOf(begun);
  const returned = Object.fromEntries(back.searchParams);
  return {
    back,
    cookie,
    finish: ({ body, cookie: other } = {}) =>
      server.call('POST', 'auth/sso/finish', {
        body: { ...returned, ...body },
        headers: { cookie: other ?? cookie },
      }),
  };
};

/** The whole way, with the person that the directory's page was told. */
export const signInAtDirectory = async (server: TestServer, standIn: DirectoryStandIn): Promise<TestResponse> =>
  (await visitDirectory(server, standIn)).finish();
