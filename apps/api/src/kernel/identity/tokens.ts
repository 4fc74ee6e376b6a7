import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that mean nothing by themselves. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

export const bearerOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
export const looksLikeToken = (token: string) => TOKEN.test(token);
