export const SUBJECT_MAX = 200;
/** Maximum length of the message as HTML. */
export const CONTENT_MAX = 100_000;
export const ATTACHMENTS_MAX = 10;
/** Page size of the mail log. */
export const MAIL_LOG_PAGE = 10;
