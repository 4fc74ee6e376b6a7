import { useEffect } from 'react';
import { goodbyeTexts as texts } from '@amberway/contract/auth/goodbye-texts';
import { logout } from '@amberway/contract/auth/endpoints';
import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import { call } from '../../../kernel/api.ts';
import { focusLost } from '../../../ui/focus-lost.ts';
import { Alert, type Tone } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Heading } from '../../../ui/pages/Heading.tsx';
import { usePageTitle } from '../../../ui/pages/PageTitle.tsx';
import styles from '../auth.module.css';
import { stateText, useTakeAlong } from './use-take-along.ts';

const TONES: Record<string, Tone> = { making: 'info', taken: 'success', ended: 'warning', failed: 'danger' };

const whyNot = ({ lastDay }: AccountClosed) => (lastDay ? `${texts.over(lastDay)} ${texts.overAsk}` : texts.notHere);

/** In place of the product for a family whose account is closed: why, its record to take along, and whom to ask. */
export const Goodbye = ({ closed, onLeave }: { closed: AccountClosed; onLeave: () => void }) => {
  const { access, lastDay, closedOn, support } = closed;
  const { state, take } = useTakeAlong(closed);
  usePageTitle(texts.title);
  // The button that was pressed is gone: the heading gets the focus.
  useEffect(focusLost, []);
  const leave = () => {
    if (access) void call(logout, { body: {} }, { bearer: access.token }).catch(() => {});
    onLeave();
  };
  const said = stateText(state);
  const mayTake = access && lastDay && state.kind !== 'ended';
  return (
    <>
      <Heading title={texts.title}>{texts.since(closedOn)}</Heading>
      <div className={styles['lines']}>
        <p>{texts.means}</p>
        <p>{access && lastDay ? texts.take(lastDay) : whyNot(closed)}</p>
      </div>
      <div className={styles['actions']}>
        <div role="status">{said ? <Alert tone={TONES[state.kind] ?? 'info'} title={said} /> : null}</div>
        {mayTake ? (
          <Button
            variant="primary"
            size="large"
            wide
            busy={state.kind === 'making'}
            busyText={texts.making}
            onClick={take}
          >
            {state.kind === 'taken' ? texts.again : texts.takeButton}
          </Button>
        ) : null}
        <Button size="large" wide onClick={leave}>
          {state.kind === 'ended' ? texts.signInAgain : texts.leave}
        </Button>
      </div>
      <div className={styles['lines']}>
        <p>
          <strong>{texts.askTitle}</strong> {texts.ask} {support ? <a href={support}>{texts.askLink}</a> : null}
        </p>
      </div>
    </>
  );
};
