import { isAdministratorType, isBusinessType, type UserType } from '@amberway/contract/kernel/roles';
import type { Config } from '../config/config.ts';
import type { OidcSettings } from './settings.ts';

type Account = { email: string; type: UserType };

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Staff with an address of the organisation. Families sign in here, also those with such an address. */
export const isOfDirectory = ({ domains }: Pick<OidcSettings, 'domains'>, { email, type }: Account): boolean =>
  (isAdministratorType(type) || isBusinessType(type)) && domains.includes(domainOf(email));

/** Whether the directory alone decides who is in: then nothing else opens the account. */
export const mustUseDirectory = ({ oidc }: Pick<Config, 'oidc'>, account: Account): boolean =>
  oidc !== undefined && oidc.only && isOfDirectory(oidc, account);
