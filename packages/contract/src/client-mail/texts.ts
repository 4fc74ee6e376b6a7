// Texts around mails to families, verbatim where the specification gives them.
export const clientMailTexts = {
  sent: 'Email has been sent!',
  addressCopied: 'Email has been copied',
  sendFailed: 'Sorry, something went wrong with email sending, please try again.',
  connectFailed:
    'Sorry, we failed to connect to your Gmail, please try again. We copied the email to your copyboard instead.',
  flagged: 'This email has been flagged, an email has been sent to the sender.',
  unflagged: 'This email has been unflagged.',

  dialog: 'Send an email',
  open: 'Send mail',
  recipient: 'To',
  sayWho: 'Please say who sends this mail.',
  chooseRecipient: 'Please select a client!',
  child: 'About',
  subject: 'Subject',
  inputSubject: 'Please input a subject!',
  oneLine: 'A subject is one line.',
  content: 'Message',
  inputContent: 'Please write a message!',
  contentTooLong: 'This message is too long. Please shorten it or attach it as a file.',
  attachments: 'Attachments',
  tooLargeForMail:
    'This file is too large for a mail, and the family has no child in whose resources it could be kept.',
  connected: 'Your Gmail is connected.',
  refusedAtGoogle: 'Google did not give the permission. Nothing was connected.',
  forgotten: 'Amberway can no longer send mails with your Gmail.',
  notConfigured: 'Google is not set up here yet. Please ask your administrator.',

  log: 'Emails',
  search: 'Search emails',
  from: 'From',
  to: 'To',
  date: 'Date',
  unconfirmed: 'Not confirmed',
  outOfReach: 'You no longer work with this family, so its files are closed to you.',
  remoteImages: 'Pictures from other sites are not loaded.',
} as const;

/** Attachments too large for a mail are opened in the portal. */
export const linkedAttachment = (name: string): string => `${name} (too large for a mail: open it in Amberway)`;
