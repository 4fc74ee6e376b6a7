import type { ComponentType } from 'react';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { loadable } from '../kernel/loadable.tsx';

// Each public page is a small bundle of its own.

export type PublicScreenKey = Exclude<keyof typeof PUBLIC_ROUTES, 'root'>;

// Both sign-in pages come with their HTML: their code is loaded before the first render.
const login = loadable(async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen);
const clinicianLogin = loadable(
  async () => (await import('../features/auth/ClinicianLoginScreen.tsx')).ClinicianLoginScreen,
);

/** Loads the code of the sign-in page at this path. */
export const preloadSignIn = (pathname: string): Promise<void> =>
  pathname === PUBLIC_ROUTES.clinicianLogin ? clinicianLogin.preload() : login.preload();

export const publicScreens: Record<PublicScreenKey, ComponentType> = {
  login,
  clinicianLogin,
  sso: loadable(async () => (await import('../features/auth/sso/SsoScreen.tsx')).SsoScreen),
  forgetPassword: loadable(
    async () => (await import('../features/auth/ForgetPasswordScreen.tsx')).ForgetPasswordScreen,
  ),
  verify: loadable(async () => (await import('../features/auth/VerifyScreen.tsx')).VerifyScreen),
  resetPassword: loadable(async () => (await import('../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen),
  passwordConfirmed: loadable(
    async () => (await import('../features/public/PasswordConfirmedScreen.tsx')).PasswordConfirmedScreen,
  ),
  maintenance: loadable(async () => (await import('./DuringMaintenance.tsx')).DuringMaintenance),
  gettingStarted: loadable(
    async () => (await import('../features/onboarding/GettingStartedScreen.tsx')).GettingStartedScreen,
  ),
  nextScreen: loadable(async () => (await import('../features/onboarding/NextScreen.tsx')).NextScreen),
  formPage: loadable(async () => (await import('../features/onboarding/form-page/FormPageScreen.tsx')).FormPageScreen),
};

export const NotFound = loadable(async () => (await import('./pages/NotFound.tsx')).NotFound);
