import { z } from 'zod';

// What is read of an ID token whose signature, issuer, audience, times and nonce were checked.

const GOOGLE = 'https://accounts.google.com';

/**
 * Only A to Z: other letters become these, too, as the Kelvin sign becomes k, and would make the address of one person
 * that of another.
 */
const inLowerCase = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().max(320).transform(inLowerCase).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  /** Entra ID has this in place of email_verified: the organisation has proved that the domain is its own. */
  xms_edov: z.unknown().optional(),
  /** Domain of the Google Workspace organisation. */
  hd: z.string().optional().catch(undefined),
  /** How the person was authenticated (RFC 8176). */
  amr: z.array(z.string()).catch([]),
});

export type DirectoryPerson = {
  issuer: string;
  subject: string;
  /** Undefined unless the directory vouches for it. */
  email: string | undefined;
  /** Whether the directory asked for more than a password. */
  isStrong: boolean;
};

const STRONG = ['mfa', 'hwk', 'fpt'];

/** Some directories send texts or numbers instead of booleans. */
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

/** Anybody can make a Google account with an address of their employer; only those with `hd` are the employer's. */
const isVouchedFor = ({ iss, hd, email_verified, xms_edov }: z.output<typeof claims>) =>
  iss === GOOGLE ? isTrue(email_verified) && Boolean(hd) : isTrue(email_verified) || isTrue(xms_edov);

/** Undefined when the token does not name a person. */
export const personOf = (token: unknown): DirectoryPerson | undefined => {
  const { data } = claims.safeParse(token);
  return (
    data && {
      issuer: data.iss,
      subject: data.sub,
      email: isVouchedFor(data) ? data.email : undefined,
      isStrong: data.amr.some((method) => STRONG.includes(method)),
    }
  );
};
