import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), COST);

// Verified against when there is no account, so that both cases take the same time.
const nobody = hashPassword(randomBytes(16).toString('hex'));

export const verifyPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return Boolean(stored) && matches;
};
