import { useEffect, useState } from 'react';
import { readLink } from '@amberway/contract/auth/endpoints';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { authTexts } from '@amberway/contract/auth/texts';
import { messageOf } from '../../kernel/api-error.ts';
import { isRejectedWith } from '../../kernel/rejected.ts';
import { call } from '../../kernel/api.ts';

type LinkState = { kind: 'live'; owner: LinkOwner } | { kind: 'refused' } | { kind: 'failed'; message: string };

const checkLink = async (token: string, signal: AbortSignal): Promise<LinkState | null> => {
  try {
    return { kind: 'live', owner: (await call(readLink, undefined, { bearer: token, signal })).data };
  } catch (error) {
    if (signal.aborted) return null;
    if (isRejectedWith(error, 401)) return { kind: 'refused' };
    return { kind: 'failed', message: messageOf(error, authTexts.noResponse) };
  }
};

/** Whether the link works and whose it is. Waits for the session check: the end of a session aborts requests. */
export const useLink = (token: string, ready: boolean) => {
  const [state, setState] = useState<LinkState | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!ready) return undefined;
    const left = new AbortController();
    void checkLink(token, left.signal).then((found) => found && setState(found));
    return () => left.abort();
  }, [token, ready, attempt]);
  const retry = () => {
    setState(null);
    setAttempt((n) => n + 1);
  };
  return { state, retry, refuse: () => setState({ kind: 'refused' }) };
};
