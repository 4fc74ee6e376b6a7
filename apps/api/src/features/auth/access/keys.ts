import type { LastingKind } from '@amberway/contract/kernel/account-access';

// Keys of what stays in an account until somebody removes it, as in the list that its owner sees.

export const TOTP = 'totp' satisfies LastingKind;
export const RECOVERY = 'recovery' satisfies LastingKind;
export const DIRECTORY = 'directory' satisfies LastingKind;

export const keyOf = (kind: 'passkey' | 'google', id: string) => `${kind}:${id}`;

/** The ids of one kind among keys. */
export const idsIn = (keys: readonly string[], kind: 'passkey' | 'google'): string[] =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
