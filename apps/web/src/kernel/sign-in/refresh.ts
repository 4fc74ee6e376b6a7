import { refresh } from '@amberway/contract/auth/endpoints';
import { MINUTE, SECOND, SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { call } from '../api.ts';
import { idlePhase } from '../idle/idle-clock.ts';
import { currentBearer, setBearer } from './credentials.ts';
import { mediaAge, mediaSince, setMediaToken } from './media-token.ts';
import { read } from './storage.ts';
import { refreshWayBack } from './way-back.ts';

// Keeps the server's session and the media token alive while someone is there.

/** After a failure. */
const NEXT_TRY_MS = 30 * SECOND;
const SIGNS_OF_LIFE = ['focus', 'pageshow', 'pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export const refreshSession = async (): Promise<void> => {
  const before = currentBearer();
  try {
    const { data } = await call(refresh);
    // Signed out, or another person signed in, while the answer was on its way.
    if (currentBearer() !== before) return;
    setBearer(data.token);
    setMediaToken(data.gcpToken);
    await refreshWayBack();
  } catch {
    // A refused session has been ended by the client; anything else is tried again.
  }
};

/**
 * Starts it and returns how to stop it. A session that was used since the last time is renewed; one that was not, as
 * soon as somebody is back: pictures of the next page need the media token.
 */
export const startRefreshing = (): (() => void) => {
  let triedAt = Number.NEGATIVE_INFINITY;
  const lastActive = () => Number(read('lastActive') ?? 0);
  const renewOld = () => {
    const now = Date.now();
    if (mediaAge(now) < SESSION_REFRESH_MS || now - triedAt < NEXT_TRY_MS) return;
    // Nobody is back before they have answered the warning, nor after the hour is over.
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
