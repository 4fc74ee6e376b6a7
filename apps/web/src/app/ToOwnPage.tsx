import { useEffect, useState } from 'react';
import { Navigate } from '../kernel/router.ts';
import { clearReturnPage } from '../kernel/sign-in/return-page.ts';
import { returnPageOf } from '../kernel/sign-in/return-target.ts';
import { storedUserId } from '../kernel/sign-in/session.ts';

/** Redirects to the page this tab had to leave if the same user signed in in another tab; otherwise home. */
export const ToOwnPage = () => {
  // Read once: the stored page is removed with the redirect.
  const [page] = useState(() => returnPageOf(storedUserId()));
  useEffect(clearReturnPage, []);
  return <Navigate to={page} replace />;
};
