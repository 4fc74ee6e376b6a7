import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@amberway/contract/auth/factor-limits';

// Ten codes of 80 bits, shown once. They are random, so that a plain hash does not reveal them.

/** Without letters that look like digits or each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

const newCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** As typed from paper: in any case, with or without hyphens, o for 0 and i or l for 1. */
const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(`recovery:${plain(typed)}`)
    .digest('base64url');
