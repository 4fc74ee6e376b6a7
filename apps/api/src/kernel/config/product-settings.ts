import { z } from 'zod';
import { FACTOR_POLICIES } from '@amberway/contract/kernel/second-factor';
import { DEFAULT_TITLE_PREFIX } from '@amberway/contract/activity-notes/title';
import { optional, withDefault, wholeNumber, webUrl, oneOf } from './values.ts';

// Sign-in, privacy and what an organisation calls or links its own way.

export const productSettings = {
  SECRET_KEY: optional(z.string().min(32, 'must be at least 32 characters long')).describe(
    'Seals the secrets of authenticator apps, together with a key in the database. Without it a copy of the database alone reveals them. After a change, codes from apps have to be set up anew.',
  ),
  STAFF_SECOND_FACTOR: optional(oneOf(FACTOR_POLICIES)).describe(
    'Whether administrators and business users need a passkey or a code besides the password. off: by choice. grace: within 14 days of their first sign-in. required: at once. Without it: grace with an https PUBLIC_URL, else off.',
  ),
  COVERS_PER_DAY: withDefault(wholeNumber(1, 1_000), '5').describe(
    'For how many families one person can cover for a colleague within 24 hours.',
  ),
  ERASURE_DAYS: withDefault(wholeNumber(0, 3_650), '30').describe(
    'Days between asking for a family’s record to be erased and erasing it; until then it can be taken back.',
  ),
  UNUSUAL_READING_FAMILIES: withDefault(wholeNumber(0, 100_000), '40').describe(
    'Administrators get a notice when one person opens the records of more families than this within an hour; 0 switches it off.',
  ),
  WELCOME_VIDEO_URL: optional(webUrl).describe('A video file for the welcome wizard, in place of our own short film.'),
  HELP_CENTRE_URL: optional(webUrl).describe('Knowledge Base in the help menu; hidden when not set.'),
  SUPPORT_URL: optional(webUrl).describe('Contact Support in the help menu; hidden when not set.'),
  APP_SIGN_IN_URL: optional(z.string().min(1)).describe('Link that opens the mobile app at its sign-in.'),
  APP_LINK_PREFIX: withDefault(
    z.string().regex(/^[a-z][a-z0-9+.-]*:\/\/[\w./-]*$/, 'must look like amberway:// or https://app.example/'),
    'amberway://',
  ).describe('What links into the mobile app begin with; broadcast messages must lead there.'),
  LEAD_COACH: withDefault(z.string().max(100), 'Lead Coach').describe(
    'Whose name stands in the workshop type ‘Mindset Session by …’.',
  ),
  SESSION_TITLE_PREFIX: withDefault(
    z.string().max(40, 'must be at most 40 characters long'),
    DEFAULT_TITLE_PREFIX,
  ).describe('What titles of activity notes begin with; added when it is missing.'),
  END_DATE_FORM_URL: optional(webUrl).describe(
    'Form behind the button ‘End date extension’ of an activity note; hidden when not set.',
  ),
  APP_STORE_URL: optional(webUrl).describe('The iOS app.'),
  PLAY_STORE_URL: optional(webUrl).describe('The Android app.'),
};
