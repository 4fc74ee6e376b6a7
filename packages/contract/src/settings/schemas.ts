import { z } from 'zod';

/** External URLs and public settings. A control whose URL is not set is hidden. */
export const publicSettings = z.object({
  helpCentreUrl: z.string().nullable(),
  supportUrl: z.string().nullable(),
  appSignInUrl: z.string().nullable(),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
  /** A video file to show instead of our own welcome video. */
  welcomeVideoUrl: z.string().nullable(),
  /** Prefix of links into the mobile app. */
  appLinkPrefix: z.string(),
  /** The name used in a workshop type. */
  leadCoach: z.string(),
  /** Prefix of activity note titles. */
  sessionTitlePrefix: z.string(),
  /** Form to request a later end of a child's programme. */
  endDateFormUrl: z.string().nullable(),
  /** True if mails are stored in the outbox because no mail server is configured; administrators can read them. */
  outbox: z.boolean(),
  /** How people can sign in besides the password. */
  signIn: z.object({
    /** Where passkeys work; null where they cannot. */
    passkeysAt: z.string().nullable(),
    /** The organisation whose directory signs staff in, as the button says it. */
    organisation: z.string().nullable(),
  }),
  version: z.string(),
  /** The commit that was built; null when it is not known. */
  commit: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;
