import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isLoopback } from '../oidc/loopback.ts';
import { originOf, PREFILL, unknownPlaceholders } from '@amberway/contract/onboarding-forms/provider';

// What the value of a setting can be, with the sentence about one that is wrong.

/** What TRUST_PROXY=true means: private networks only, or a direct client could forge X-Forwarded-For. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'];

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((v) => blankIsAbsent(v) ?? fallback, schema);

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
export const workers = z.preprocess(
  (value) => (value === 'auto' ? String(availableParallelism()) : value),
  wholeNumber(1, 64),
);
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
/** Metadata and tokens come from there, so it has to prove who it is; stand-ins of tests are on this machine. */
export const issuerUrl = z
  .string()
  .refine(
    (url) => URL.canParse(url) && (url.startsWith('https://') || isLoopback(url)),
    'must be an address that starts with https://',
  )
  .refine(
    (url) => !/^https:\/\/login\.microsoftonline\.[a-z]+\/(common|organizations|consumers)(\/|$)/i.test(url),
    'must name one organisation (tenant), not all of them',
  );
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
export const timeZone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, 'must be a time zone such as Australia/Sydney');
export const formUrl = z.string().superRefine((template, context) => {
  const wrong = unknownPlaceholders(template);
  if (wrong.length > 0)
    context.addIssue(`holds {${wrong[0]}}, which is none of ${PREFILL.map((name) => `{${name}}`).join(' ')}`);
  else if (!originOf(template))
    context.addIssue('must be an address that starts with http:// or https:// and a host without placeholders');
});
export const recipients = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => /^age1[a-z0-9]{20,}$/.test(one)), 'must be public keys that begin with age1');
const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? maxBits > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
};
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => (all.length === 1 && ['true', 'false'].includes(all[0] ?? '')) || all.every(isNetwork),
    'must be true, false or addresses of proxies',
  )
  .transform((all) => (all[0] === 'false' ? false : all[0] === 'true' ? NEAR : all));
export const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isNetwork), 'must be addresses or networks with commas between them');
export const hosts = (example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (all) => all.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)),
      `must be host names with commas between them, such as ${example}`,
    );
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
