import { createHash } from 'node:crypto';

const derived = (purpose: string, secret: string): string =>
  createHash('sha256').update(`${purpose}:${secret}`).digest('base64url');

/**
 * All values of one sign-in attempt are derived from the secret in the browser's cookie: nothing else has to be stored,
 * and the state of another browser never fits. The secret cannot be computed from those that the directory sees.
 */
export const attemptOf = (secret: string) => ({
  state: derived('oidc-state', secret),
  nonce: derived('oidc-nonce', secret),
  verifier: derived('oidc-verifier', secret),
});
