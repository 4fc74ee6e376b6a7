import { appCheckToken } from '@amberway/contract/auth/endpoints';
import { MINUTE } from '@amberway/contract/kernel/limits';
import type { ReplyOf } from '@amberway/contract/kernel/endpoint';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { read, write } from './sign-in/storage.ts';

// The app-integrity token for the X-App-Check header. The page contains one; another is fetched when it expires.
// A server that does not enforce it accepts requests without it, so a failure here never blocks a call.

export const APP_CHECK_HEADER = 'X-App-Check';

const RENEW_BEFORE_MS = MINUTE;
let expiresAt = Number.POSITIVE_INFINITY;
let pending: Promise<void> | undefined;
let pageRead = false;

const store = ({ token, expiresAt: until }: { token: string; expiresAt: string }) => {
  write('appCheckToken', token);
  expiresAt = Date.parse(until);
};

/** Takes the token that the server put into the page; a page of the development server has none. */
const readPage = (): void => {
  pageRead = true;
  // Tests outside a document have none.
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="app-check"]');
  const until = meta?.dataset['until'];
  if (meta?.content && until) store({ token: meta.content, expiresAt: until });
};

const obtain = async (): Promise<void> => {
  try {
    const response = await fetch(toUrl(appCheckToken), {
      method: appCheckToken.method,
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) return;
    const { data } = (await response.json()) as ReplyOf<typeof appCheckToken>;
    store(data);
  } catch {
    // Offline: the call that needs the token reports it.
  }
};

/** Several callers share one request. */
export const renewAppCheck = (): Promise<void> =>
  (pending ??= obtain().finally(() => {
    pending = undefined;
  }));

/** The stored token; fetched first if there is none or it is about to expire. */
export const currentAppCheck = async (): Promise<string | null> => {
  if (!pageRead) readPage();
  if (!read('appCheckToken') || Date.now() > expiresAt - RENEW_BEFORE_MS) await renewAppCheck();
  return read('appCheckToken');
};
