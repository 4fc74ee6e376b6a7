import type { MailMessage } from '../../kernel/mail/message.ts';

type Recipient = { email: string; firstName: string };

export const resetMail = (user: Recipient, url: string): MailMessage => ({
  to: user.email,
  subject: 'Set a new password',
  paragraphs: [
    `Hello ${user.firstName},`,
    'someone asked to set a new password for your Amberway account. The link below works once, for 30 minutes.',
    'If it was not you, you can ignore this mail: your password stays as it is.',
  ],
  action: { label: 'Set a new password', url },
});

export const setPasswordMail = (user: Recipient, url: string): MailMessage => ({
  to: user.email,
  subject: 'Welcome to Amberway: choose your password',
  paragraphs: [
    `Hello ${user.firstName},`,
    'an Amberway account has been made for you. Choose your password with the link below; it works once, for 7 days.',
  ],
  action: { label: 'Choose your password', url },
});

/** To new staff who sign in with their organisation and get no password here. */
export const directoryMail = (user: Recipient, url: string, organisation: string): MailMessage => ({
  to: user.email,
  subject: 'Welcome to Amberway',
  paragraphs: [
    `Hello ${user.firstName},`,
    `an Amberway account has been made for you. You need no password: choose ‘Sign in with ${organisation}’ on the sign-in page.`,
  ],
  action: { label: 'Go to sign-in', url },
});
