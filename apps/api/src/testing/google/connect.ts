import { expect } from 'vitest';
import type { GoogleKind } from '@amberway/contract/calendar/google';
import type { TestResponse, TestServer } from '../server.ts';
import type { GoogleStandIn } from './stand-in.ts';

const PATHS: Record<GoogleKind, string> = { calendar: 'calendarOAuth', gmail: 'gmailOAuth' };

/** The URL to which the consent page redirects, with its code and state. */
export const consentOf = async (server: TestServer, standIn: GoogleStandIn, token: string, kind: GoogleKind) => {
  const begun = await server.call('GET', PATHS[kind], { token });
  expect(begun.status, begun.text).toBe(200);
  const consent = new URL(begun.body.data.url as string);
  const back = new URL(standIn.oauth.respondTo(consent.href));
  const { code, state, error } = Object.fromEntries(back.searchParams);
  return { consent, back, code: code ?? '', state: state ?? '', error };
};

export const finishConsent = (
  server: TestServer,
  token: string,
  kind: GoogleKind,
  body: { code: string; state: string },
): Promise<TestResponse> => server.call('POST', PATHS[kind], { token, body });

/** Connects the account as a person would. */
export const connectGoogle = async (server: TestServer, standIn: GoogleStandIn, token: string, kind: GoogleKind) => {
  const { code, state } = await consentOf(server, standIn, token, kind);
  const response = await finishConsent(server, token, kind, { code, state });
  expect(response.status, response.text).toBe(200);
};
