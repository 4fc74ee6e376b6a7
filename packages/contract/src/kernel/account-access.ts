import { z } from 'zod';
import { instant } from './fields.ts';
import { accessTexts } from './account-access-texts.ts';

/** What opens an account, or acts for it, until somebody removes it. */
export const LASTING_KINDS = ['passkey', 'totp', 'recovery', 'directory', 'google'] as const;
export type LastingKind = (typeof LASTING_KINDS)[number];

export const lastingAccess = z.object({
  /** 'totp', 'recovery', 'directory', or the kind with which one: 'passkey:{id}', 'google:calendar'. */
  key: z.string(),
  kind: z.enum(LASTING_KINDS),
  /** The name of a passkey, the host of a directory, the Google service; null for codes. */
  name: z.string().nullable(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
  /** This sign-in used it, so it stays. */
  here: z.boolean(),
});
export type LastingAccess = z.infer<typeof lastingAccess>;

/** What opens an account beside its password. */
export const accountAccess = z.object({
  lasting: z.array(lastingAccess),
  /** Sign-ins on other devices that are open now. */
  signIns: z.int(),
  /** Phones that record practice without a sign-in. */
  passes: z.int(),
  /** Whether there is a calendar address. */
  feed: z.boolean(),
});
export type AccountAccess = z.infer<typeof accountAccess>;

/** The same as counts, for an administrator: never names of devices or keys. */
export const accessCounts = accountAccess
  .omit({ lasting: true })
  .extend({ passkeys: z.int(), codes: z.boolean(), directory: z.boolean(), google: z.boolean() });
export type AccessCounts = z.infer<typeof accessCounts>;

const KEY = /^(totp|recovery|directory|google:(calendar|gmail)|passkey:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
/** More than an account can have. */
const KEYS_MAX = 20;
/** The keys of what stays. Everything else of the list ends. */
export const stays = z.array(z.string(accessTexts.sayWhatStays).regex(KEY, accessTexts.sayWhatStays)).max(KEYS_MAX);
