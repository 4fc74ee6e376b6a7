import { refresh } from '@amberway/contract/auth/endpoints';
import { MINUTE, SECOND, SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { call } from '../api.ts';
import { idlePhase } from '../idle/idle-clock.ts';
import { currentBearer, setBearer } from './credentials.ts';
import { mediaAge, mediaSince, setMediaToken } from './media-token.ts';
import { read } from './storage.ts';
import { refreshWayBack } from './way-back.ts';

// Keeps the server's session and the media token alive while the user is active.

/** After a failure. */
const NEXT_TRY_MS = 30 * SECOND;
const SIGNS_OF_LIFE = ['focus', 'pageshow', 'pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export const refreshSession = async (): Promise<void> => {
  const before = currentBearer();
  try {
    const { data } = await call(refresh);
    // The user signed out, or another one signed in, before the response arrived.
    if (currentBearer() !== before) return;
    setBearer(data.token);
    setMediaToken(data.gcpToken);
    await refreshWayBack();
  } catch {
    // A rejected session has been ended by the client; anything else is retried.
  }
};

/**
 * Starts the timer and returns a function that stops it. A session that was used since the last time is renewed; an
 * unused one as soon as the user is back: pictures of the next page need the media token.
 */
export const startRefreshing = (): (() => void) => {
  let triedAt = Number.NEGATIVE_INFINITY;
  const lastActive = () => Number(read('lastActive') ?? 0);
  const renewOld = () => {
    const now = Date.now();
    if (mediaAge(now) < SESSION_REFRESH_MS || now - triedAt < NEXT_TRY_MS) return;
    // Activity does not count while the warning shows, nor after the hour is over.
    if (idlePhase(now, lastActive()).kind !== 'active') return;
    triedAt = now;
    void refreshSession();
  };
  const timer = setInterval(() => {
    if (lastActive() > mediaSince()) renewOld();
  }, MINUTE);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, renewOld, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, renewOld);
  };
};
