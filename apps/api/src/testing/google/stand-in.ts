import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CalendarPart } from './calendar.ts';
import { GmailPart } from './gmail.ts';
import { CLIENT, OAuthPart } from './oauth.ts';
import { inTrouble, json, type Mode } from './trouble.ts';

export type GoogleStandIn = {
  oauth: OAuthPart;
  calendar: CalendarPart;
  gmail: GmailPart;
  /** How each part behaves. */
  mode: { token: Mode; userinfo: Mode; revoke: Mode; calendar: Mode; gmail: Mode };
  /** Number of requests so far, by part. */
  requests: Record<string, number>;
  origin: string;
  /** Settings that point a server to it. */
  env: Record<string, string>;
  close: () => Promise<void>;
};

const settingsFor = (origin: string) => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_AUTH_URL: `${origin}/auth`,
  GOOGLE_TOKEN_URL: `${origin}/token`,
  GOOGLE_REVOKE_URL: `${origin}/revoke`,
  GOOGLE_USERINFO_URL: `${origin}/userinfo`,
  GOOGLE_CALENDAR_URL: `${origin}/calendar`,
  GMAIL_URL: `${origin}/gmail`,
});

/** A local server that simulates the parts of Google that the product uses, working or failing. */
export const startGoogleStandIn = async (port = 0): Promise<GoogleStandIn> => {
  const [oauth, calendar, gmail] = [new OAuthPart(), new CalendarPart(), new GmailPart()];
  const mode: GoogleStandIn['mode'] = {
    token: 'well',
    userinfo: 'well',
    revoke: 'well',
    calendar: 'well',
    gmail: 'well',
  };
  const requests: Record<string, number> = {};

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const part = url.pathname.split('/')[1] ?? '';
    requests[part] = (requests[part] ?? 0) + 1;
    if (part === 'auth') return oauth.authorise(url, response);
    if (part in mode && inTrouble(mode[part as keyof typeof mode], request, response)) return;
    if (part === 'token') return oauth.token(request, response);
    if (part === 'revoke') return oauth.revoke(request, response);
    if (!oauth.knows(request)) {
      request.resume();
      return json(response, 401, { error: { code: 401, message: 'Invalid Credentials' } });
    }
    if (part === 'userinfo') return json(response, 200, { email: oauth.account });
    if (part === 'calendar') return calendar.respond(request, url, response);
    if (part === 'gmail') return gmail.send(request, url, response);
    return json(response, 404, {});
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  // A slow test must not use a connection that is just being closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    oauth,
    calendar,
    gmail,
    mode,
    requests,
    origin,
    env: settingsFor(origin),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
