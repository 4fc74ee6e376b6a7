// What a staff member may connect to their Google account. Each is a separate OAuth permission.

export const GOOGLE_KINDS = ['calendar', 'gmail'] as const;
export type GoogleKind = (typeof GOOGLE_KINDS)[number];

/** The `id` that marks Google's redirect in event-callback/{id}/{type}; `type` is the kind. */
export const GOOGLE_CALLBACK_ID = 'google';

export const isGoogleKind = (value: string | undefined): value is GoogleKind =>
  (GOOGLE_KINDS as readonly string[]).includes(value ?? '');
