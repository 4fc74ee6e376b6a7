import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The stored form: nobody can sign in with a hash read from the table. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The bearer of a session, derived from the secret in its cookie. A reloaded page gets the same bearer again, while
 * nobody can compute the cookie from a bearer read in a page.
 */
export const bearerOfSecret = (secret: string) => createHash('sha256').update(`bearer:${secret}`).digest('base64url');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

export const bearerOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
export const looksLikeToken = (token: string) => TOKEN.test(token);
