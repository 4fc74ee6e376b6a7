/** The job that sends a mail of the product: the menu of staff links to those that wait. */
export const MAIL_JOB = 'mail.send';
