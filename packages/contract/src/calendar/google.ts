// What a staff member may connect to their Google account. Each is a permission of its own at Google.

export const GOOGLE_KINDS = ['calendar', 'gmail'] as const;
export type GoogleKind = (typeof GOOGLE_KINDS)[number];

/** The part of event-callback/{id}/{type} that stands for Google; `type` is the kind. */
export const GOOGLE_CALLBACK_ID = 'google';

export const isGoogleKind = (value: string | undefined): value is GoogleKind =>
  (GOOGLE_KINDS as readonly string[]).includes(value ?? '');
