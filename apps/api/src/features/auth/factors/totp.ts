import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Time-based one-time codes (RFC 6238) as authenticator apps compute them: SHA-1, six digits, 30 seconds.

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps accepted before and after the current one, for clocks that differ a little. */
const TOLERANCE = 1;
/** Within ten minutes, a code that fits another step is a sign of a wrong clock. */
const CLOCK_STEPS = 20;

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);
export const timeOfStep = (step: number): string => new Date(step * STEP_SECONDS * 1000).toISOString();
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of one step. `digits` is 8 in the test vectors of the RFC. */
export const codeOf = (secret: Uint8Array, step: number, digits = 6): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const stepsAround = (now: number, distance: number) =>
  Array.from({ length: 2 * distance + 1 }, (_, n) => stepAt(now) - distance + n);

/** The step that the code belongs to. All steps are compared, so that the time says nothing. */
export const stepOfCode = (secret: Uint8Array, code: string, now = Date.now()): number | undefined =>
  stepsAround(now, TOLERANCE)
    .filter((step) => isSame(codeOf(secret, step), code))
    .at(-1);

/** Whether the code is that of some minutes ago or ahead. Only said to people who are setting the app up. */
export const isOfOtherTime = (secret: Uint8Array, code: string, now = Date.now()): boolean =>
  stepsAround(now, CLOCK_STEPS).some((step) => isSame(codeOf(secret, step), code));

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As authenticator apps read a secret. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const totpUri = (issuer: string, account: string, secret: Uint8Array): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(secret), issuer }).toString()}`;
};
