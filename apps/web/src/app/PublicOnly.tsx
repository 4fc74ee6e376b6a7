import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from '../kernel/router.ts';
import { clearReturnPage, returnPageOf } from '../kernel/sign-in/return-page.ts';
import { storedUserId } from '../kernel/sign-in/session.ts';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';

/** Redirects to the page this tab had to leave if the same user signed in in another tab; otherwise home. */
const ToOwnPage = () => {
  // Read once: the stored page is removed with the redirect.
  const [page] = useState(() => returnPageOf(storedUserId()));
  useEffect(clearReturnPage, []);
  return <Navigate to={page} replace />;
};

/** Public pages redirect users who are signed in. */
export const PublicOnly = ({ children }: { children: ReactNode }) => (mayBeSignedIn() ? <ToOwnPage /> : children);
