import { roleOfType, isBusinessUser, type Role, type UserType } from '@amberway/contract/kernel/roles';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';

/** Coaches have a sign-in page of their own. */
export const signInPage = (role: Role | undefined): string =>
  role && isBusinessUser({ role }) ? PUBLIC_ROUTES.clinicianLogin : PUBLIC_ROUTES.login;

export const signInPageOf = (type: UserType): string => signInPage(roleOfType[type]);
