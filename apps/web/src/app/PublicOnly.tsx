import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import { read } from '../kernel/session/storage.ts';

/** Public pages are for those who are not signed in. */
export const PublicOnly = ({ children }: { children: ReactNode }) =>
  read('token') ? <Navigate to={SCREENS.home.path} replace /> : children;
