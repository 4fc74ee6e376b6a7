import type { ReactNode } from 'react';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';
import { ToOwnPage } from './private.ts';

/** Public pages redirect users who are signed in. */
export const PublicOnly = ({ children }: { children: ReactNode }) => (mayBeSignedIn() ? <ToOwnPage /> : children);
