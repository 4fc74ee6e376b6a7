/**
 * sending: in progress. sent: accepted by Gmail. unconfirmed: the connection was lost before Gmail responded, so it may
 * have arrived. Mails that Gmail rejected are not stored.
 */
export const CLIENT_MAIL_STATES = ['sending', 'sent', 'unconfirmed'] as const;
export type ClientMailState = (typeof CLIENT_MAIL_STATES)[number];

/** The states listed in the mail log. */
export const LOGGED_STATES = ['sent', 'unconfirmed'] as const satisfies readonly ClientMailState[];
