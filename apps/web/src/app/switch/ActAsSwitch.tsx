import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from '../../kernel/router.ts';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ApiError } from '../../kernel/api-error.ts';
import { isRejectedWith } from '../../kernel/rejected.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { openCustomer } from '../../kernel/sign-in/acting.ts';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { OtherFamily } from './OtherFamily.tsx';
import { CoverButton } from '../../features/people-pages/CoverButton.tsx';
import { NoAccess } from '../pages/NoAccess.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';
import { OPENING_FAMILY, Switching } from './Switching.tsx';

/** Where the link was clicked; leaving the view returns there. */
export type SwitchState = { from?: string } | null;

type Visit = { customerId: string; redirect: string | null; from: string | undefined };

const Opening = ({ customerId, redirect, from }: Visit) => {
  const mayCover = useCan('actAs', 'cover');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // The server records each opening of a view; a second mount of the same attempt must not repeat the request.
  const done = useRef(-1);

  useEffect(() => {
    if (done.current === attempt) return;
    done.current = attempt;
    openCustomer(customerId, { redirect, from }).catch(setError);
  }, [attempt, customerId, redirect, from]);

  // A 404 is not one of this coach's families. If the directory has it, it is a colleague's and may be covered.
  const closed = isRejectedWith(error, 404);
  const directory = useQuery({ ...publicPersonQuery('customer', customerId), enabled: closed && mayCover });

  // Within the days of grace everything else is open.
  const isFactorDue = error instanceof ApiError && error.code === 'factor_due';

  const retry = () => {
    setError(null);
    setAttempt((n) => n + 1);
  };

  if (error === null) return <Switching text={OPENING_FAMILY} />;
  if (directory.isLoading) return <Switching text={OPENING_FAMILY} />;
  return (
    <SwitchFailure
      title="We could not open this family"
      error={error}
      onRetry={retry}
      extra={
        isFactorDue ? (
          <ButtonLink variant="primary" to={`${SCREENS.settings.path}#signing-in`}>
            Set it up
          </ButtonLink>
        ) : (
          directory.data && <CoverButton customerId={customerId} redirect={redirect} from={from} />
        )
      }
    />
  );
};

/** /dashboard/customer/{customerId}?redirectUri= opens that customer's view. Each visit opens it again. */
export const ActAsSwitch = () => {
  const { customerId = '' } = useParams();
  const [search] = useSearchParams();
  const { key, state, pathname, search: query } = useLocation();
  const me = useMe();
  const allowed = useCan('actAs', 'start');
  if (me.actor && me._id === customerId) return <Navigate to={safeRedirect(search.get('redirectUri'))} replace />;
  if (me.actor) return <OtherFamily to={`${pathname}${query}`} />;
  if (!allowed) return <NoAccess />;
  return (
    <Opening
      key={`${key} ${customerId}`}
      customerId={customerId}
      redirect={search.get('redirectUri')}
      from={(state as SwitchState)?.from}
    />
  );
};
