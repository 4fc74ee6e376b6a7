import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { clearReturnPage, returnPageOf } from '../kernel/sign-in/return-page.ts';
import { storedUserId } from '../kernel/sign-in/session.ts';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';

/** To the page this tab had to leave, when its person has signed in elsewhere; home otherwise. */
const ToOwnPage = () => {
  // Read once: it is forgotten as soon as it is on its way.
  const [page] = useState(() => returnPageOf(storedUserId()));
  useEffect(clearReturnPage, []);
  return <Navigate to={page} replace />;
};

/** Public pages are for those who are not signed in. */
export const PublicOnly = ({ children }: { children: ReactNode }) => (mayBeSignedIn() ? <ToOwnPage /> : children);
