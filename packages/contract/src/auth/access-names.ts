import type { LastingAccess } from '../kernel/account-access.ts';

const SERVICES: Record<string, string> = { calendar: 'Google Calendar', gmail: 'Gmail' };

/** What opens an account, by the name that its owner knows. */
export const lastingName = ({ kind, name, key }: Pick<LastingAccess, 'kind' | 'name' | 'key'>): string => {
  switch (kind) {
    case 'passkey':
      return `Passkey ‘${name}’`;
    case 'totp':
      return 'Codes from an app';
    case 'recovery':
      return 'Recovery codes';
    case 'directory':
      return `Sign-in with ${name}`;
    case 'google': {
      const service = SERVICES[key.replace('google:', '')] ?? 'Google';
      return name?.includes('@') ? `${service} (${name})` : service;
    }
  }
};
