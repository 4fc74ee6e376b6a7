import { useEffect, useRef, useState } from 'react';
import { goodbyeTexts } from '@amberway/contract/auth/goodbye-texts';
import { authTexts } from '@amberway/contract/auth/texts';
import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import { SECOND } from '@amberway/contract/kernel/limits';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { exportRecord, prepareExport } from '@amberway/contract/privacy/endpoints';
import { EXPORT_FILE } from '@amberway/contract/privacy/texts';
import { call } from '../../../kernel/api.ts';
import { messageOf } from '../../../kernel/api-error.ts';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { saveFrom } from '../../../ui/save-file.ts';

const LOOK_MS = 2 * SECOND;

type State = { kind: 'idle' | 'making' | 'taken' | 'ended' } | { kind: 'failed'; message: string };

/** Waits until the server has put the record together, and saves it. Leaving the page ends the wait. */
export const useTakeAlong = ({ customerId, access }: AccountClosed) => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  const take = async () => {
    if (!access || state.kind === 'making') return;
    setState({ kind: 'making' });
    const params = { customerId };
    try {
      while (!isLeft.current) {
        const { token } = (await call(prepareExport, { params }, { bearer: access.token })).data;
        if (token !== null) {
          saveFrom(toUrl(exportRecord, params, { t: token }), EXPORT_FILE);
          return setState({ kind: 'taken' });
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    } catch (error) {
      if (isRejectedWith(error, 401)) setState({ kind: 'ended' });
      else setState({ kind: 'failed', message: messageOf(error, authTexts.noResponse) });
    }
  };
  return { state, take: () => void take() };
};

/** The one line that says how it went. */
export const stateText = (state: State): string | undefined =>
  state.kind === 'failed'
    ? state.message
    : { idle: undefined, making: goodbyeTexts.makingHint, taken: goodbyeTexts.taken, ended: goodbyeTexts.ended }[
        state.kind
      ];
