import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that mean nothing by themselves. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The bearer of a session, derived from the secret in its cookie. A page that is loaded anew gets the same bearer again,
 * while whoever reads the bearer in a page cannot work out the cookie.
 */
export const bearerOfSecret = (secret: string) => createHash('sha256').update(`bearer:${secret}`).digest('base64url');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

export const bearerOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
export const looksLikeToken = (token: string) => TOKEN.test(token);
