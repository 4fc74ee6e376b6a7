import { useEffect } from 'react';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { Navigate, useLocation } from '../kernel/router.ts';
import { rememberPage } from '../kernel/sign-in/return-page.ts';

export const useRequestedUrl = (): string => {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
};

/** A visitor who is not signed in opens the requested page after signing in. */
export const ToLogin = () => {
  const requestedUrl = useRequestedUrl();
  useEffect(() => rememberPage(requestedUrl, null), [requestedUrl]);
  return <Navigate to={PUBLIC_ROUTES.login} replace />;
};
