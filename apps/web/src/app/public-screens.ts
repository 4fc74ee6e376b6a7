import { type ComponentType, lazy } from 'react';
import type { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';

// Each public page is a small bundle of its own.

export type PublicScreenKey = Exclude<keyof typeof PUBLIC_ROUTES, 'root'>;

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const publicScreens: Record<PublicScreenKey, ComponentType> = {
  login: page(async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
  clinicianLogin: page(async () => (await import('../features/auth/ClinicianLoginScreen.tsx')).ClinicianLoginScreen),
  forgetPassword: page(async () => (await import('../features/auth/ForgetPasswordScreen.tsx')).ForgetPasswordScreen),
  verify: page(async () => (await import('../features/auth/VerifyScreen.tsx')).VerifyScreen),
  resetPassword: page(async () => (await import('../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen),
  passwordConfirmed: page(
    async () => (await import('../features/public/PasswordConfirmedScreen.tsx')).PasswordConfirmedScreen,
  ),
  maintenance: page(async () => (await import('./DuringMaintenance.tsx')).DuringMaintenance),
  gettingStarted: page(
    async () => (await import('../features/onboarding/GettingStartedScreen.tsx')).GettingStartedScreen,
  ),
  nextScreen: page(async () => (await import('../features/onboarding/NextScreen.tsx')).NextScreen),
  formPage: page(async () => (await import('../features/onboarding/form-page/FormPageScreen.tsx')).FormPageScreen),
};

export const NotFound = page(async () => (await import('./pages/NotFound.tsx')).NotFound);
