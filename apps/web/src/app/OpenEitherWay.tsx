import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { safeReturn } from '@amberway/contract/shell/redirects';
import { interruptedPage } from '../kernel/sign-in/interrupted-page.ts';
import { useSession } from '../kernel/sign-in/state.ts';
import { PublicOnly } from './PublicOnly.tsx';

// Two public pages that somebody who is signed in sees only for a reason.

/** A link from a mail works signed in too; without one there is nothing to do here. */
export const WithLink = ({ children }: { children: ReactNode }) =>
  useParams()['token'] ? children : <PublicOnly>{children}</PublicOnly>;

/** Opens in place of a page that the server could not show, until the session is restored. */
export const DuringMaintenance = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const from = interruptedPage(useLocation().state);
  if (from === null) return <PublicOnly>{children}</PublicOnly>;
  return session ? <Navigate to={safeReturn(from)} replace /> : children;
};
