export const SUBJECT_MAX = 200;
/** Of the message as HTML. */
export const CONTENT_MAX = 100_000;
export const ATTACHMENTS_MAX = 10;
/** How many mails the log shows on a page. */
export const MAIL_LOG_PAGE = 10;
