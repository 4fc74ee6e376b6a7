import { jwtVerify, SignJWT } from 'jose';
import { APP_CHECK_MS, MEDIA_TOKEN_MS, SECOND } from '@amberway/contract/kernel/limits';
import { serverSecret } from './queries.ts';

// Short-lived signed tokens. Each has a purpose and is not valid for another.

type Purpose = 'media' | 'file' | 'app-check';

type Claims = { subject: string | undefined; root?: string | undefined; file?: string | undefined };

const claim = (value: unknown) => (typeof value === 'string' ? value : undefined);

export type Signer = {
  mediaToken: (userId: string, sessionRoot: string) => Promise<string>;
  /** Opens one file for one user, while the sign-in lasts. */
  fileToken: (fileId: string, userId: string, sessionRoot: string, ms: number) => Promise<string>;
  appCheckToken: () => Promise<{ token: string; expiresAt: string }>;
  verify: (purpose: Purpose, token: string) => Promise<Claims | undefined>;
  /** A short signature of a text, for names with limited length. */
  seal: (text: string) => Promise<string>;
  isSealed: (text: string, seal: string) => Promise<boolean>;
};

/** What the JWTs sign never contains a colon: neither kind of signature is valid as the other. */
const sealed = (text: string) => Buffer.from(`seal:${text}`);

export const openSigner = async (): Promise<Signer> => {
  const raw = await serverSecret('signing');
  const key = await crypto.subtle.importKey('raw', raw as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
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
    fileToken: (fileId, userId, sessionRoot, ms) => sign('file', ms, userId, { root: sessionRoot, file: fileId }),
    appCheckToken: async () => ({
      token: await sign('app-check', APP_CHECK_MS),
      expiresAt: new Date(Date.now() + APP_CHECK_MS).toISOString(),
    }),
    verify: async (purpose, token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: purpose, algorithms: ['HS256'] });
        return { subject: payload.sub, root: claim(payload['root']), file: claim(payload['file']) };
      } catch {
        return undefined;
      }
    },
    seal: async (text) => Buffer.from(await crypto.subtle.sign('HMAC', key, sealed(text))).toString('base64url'),
    isSealed: (text, seal) => crypto.subtle.verify('HMAC', key, Buffer.from(seal, 'base64url'), sealed(text)),
  };
};
