/**
 * sending: on its way. sent: Gmail has taken it. unconfirmed: the connection was lost before Gmail answered, so it may
 * have arrived. What Gmail refused is not kept.
 */
export const CLIENT_MAIL_STATES = ['sending', 'sent', 'unconfirmed'] as const;
export type ClientMailState = (typeof CLIENT_MAIL_STATES)[number];

/** What the log shows. */
export const LOGGED_STATES = ['sent', 'unconfirmed'] as const satisfies readonly ClientMailState[];
