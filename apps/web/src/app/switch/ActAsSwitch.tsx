import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { can } from '@amberway/contract/kernel/permissions';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { openCustomer } from '../../kernel/session/acting.ts';
import { NoAccess } from '../pages/NoAccess.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';
import { Switching } from './Switching.tsx';

/** Where the link was clicked, so that coming back leads there. */
export type SwitchState = { from?: string } | null;

/** /dashboard/customer/{customerId}?redirectUri= opens that customer's view. */
export const ActAsSwitch = () => {
  const { customerId = '' } = useParams();
  const [search] = useSearchParams();
  const state = useLocation().state as SwitchState;
  const allowed = can(viewerOf(useMe()), 'actAs', 'start');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // Opening a view is recorded on the server; a second mount of the same attempt must not do it twice.
  const done = useRef(-1);

  useEffect(() => {
    if (!allowed || done.current === attempt) return;
    done.current = attempt;
    openCustomer(customerId, search.get('redirectUri'), state?.from).catch(setError);
  }, [allowed, attempt, customerId, search, state]);

  const retry = () => {
    setError(null);
    setAttempt((n) => n + 1);
  };

  if (!allowed) return <NoAccess />;
  if (error !== null) return <SwitchFailure title="We could not open this family" error={error} onRetry={retry} />;
  return <Switching text="Opening the family’s view…" />;
};
