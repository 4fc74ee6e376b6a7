import { jwtVerify, SignJWT } from 'jose';
import { APP_CHECK_MS, MEDIA_TOKEN_MS, SECOND } from '@amberway/contract/kernel/limits';
import { serverSecret } from './queries.ts';

// Short-lived signed tokens. They carry a purpose, so that one can never stand in for another.

type Purpose = 'media' | 'app-check';

export type Signer = {
  mediaToken: (userId: string, sessionRoot: string) => Promise<string>;
  appCheckToken: () => Promise<{ token: string; expiresAt: string }>;
  verify: (purpose: Purpose, token: string) => Promise<{ subject: string | undefined } | undefined>;
};

export const openSigner = async (): Promise<Signer> => {
  const raw = await serverSecret('signing');
  const key = await crypto.subtle.importKey('raw', raw as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  const sign = (purpose: Purpose, ms: number, subject?: string, claims: Record<string, string> = {}) => {
    const jwt = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setIssuedAt()
      .setExpirationTime(Math.floor((Date.now() + ms) / SECOND));
    return (subject ? jwt.setSubject(subject) : jwt).sign(key);
  };
  return {
    mediaToken: (userId, sessionRoot) => sign('media', MEDIA_TOKEN_MS, userId, { root: sessionRoot }),
    appCheckToken: async () => ({ token: await sign('app-check', APP_CHECK_MS), expiresAt: new Date(Date.now() + APP_CHECK_MS).toISOString() }),
    verify: async (purpose, token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: purpose, algorithms: ['HS256'] });
        return { subject: payload.sub };
      } catch {
        return undefined;
      }
    },
  };
};
