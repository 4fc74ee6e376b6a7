import { z } from 'zod';

/** Addresses outside the product. A control whose address is not set is hidden. */
export const publicSettings = z.object({
  helpCentreUrl: z.string().nullable(),
  supportUrl: z.string().nullable(),
  appSignInUrl: z.string().nullable(),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
  /** A video file to show in place of our own welcome film. */
  welcomeVideoUrl: z.string().nullable(),
  /** What links into the mobile app begin with. */
  appLinkPrefix: z.string(),
  /** Whose name a type of workshop carries. */
  leadCoach: z.string(),
  /** What titles of activity notes begin with. */
  sessionTitlePrefix: z.string(),
  /** Form for a later end of a child's programme. */
  endDateFormUrl: z.string().nullable(),
  /** Mails are kept in the outbox because no mail server is set, and administrators may read them. */
  outbox: z.boolean(),
  version: z.string(),
});
export type PublicSettings = z.infer<typeof publicSettings>;
