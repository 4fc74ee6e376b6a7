import { z } from 'zod';
import { PREFILL } from '@amberway/contract/onboarding-forms/provider';
import { optional, withDefault, wholeNumber, webUrl, issuerUrl, formUrl, hosts, oneOf } from './values.ts';

// Services of others: forms, Google, a directory of staff.

export const connectionsSettings = {
  FORM_PROVIDER_URL: optional(formUrl).describe(
    `Address of a form provider’s page for the onboarding forms, with any of ${PREFILL.map((name) => `{${name}}`).join(' ')} in it. Without it our own form page is used.`,
  ),
  FORM_WEBHOOK_SECRET: optional(z.string().min(16, 'must be at least 16 characters long')).describe(
    'Secret with which the form provider signs what it sends to forms/webhook. Without it the call is refused.',
  ),
  GOOGLE_CLIENT_ID: optional(z.string()).describe(
    'Client of the Google project with which staff connect their calendar and Gmail. Without it mails are copied instead of sent, and no calendar can be connected.',
  ),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(8, 'must be at least 8 characters long')).describe(
    'Its secret. Stored tokens are sealed with it: after a change everybody connects anew.',
  ),
  GOOGLE_AUTH_URL: withDefault(webUrl, 'https://accounts.google.com/o/oauth2/v2/auth').describe(
    'Google’s consent page. This and the next ones are for stand-ins in tests.',
  ),
  GOOGLE_TOKEN_URL: withDefault(webUrl, 'https://oauth2.googleapis.com/token').describe('Where codes become tokens.'),
  GOOGLE_REVOKE_URL: withDefault(webUrl, 'https://oauth2.googleapis.com/revoke').describe(
    'Where a token is given back.',
  ),
  GOOGLE_USERINFO_URL: withDefault(webUrl, 'https://openidconnect.googleapis.com/v1/userinfo').describe(
    'Tells which account was connected.',
  ),
  GOOGLE_CALENDAR_URL: withDefault(webUrl, 'https://www.googleapis.com/calendar/v3').describe('The Calendar API.'),
  GMAIL_URL: withDefault(webUrl, 'https://gmail.googleapis.com').describe('The Gmail API.'),
  GMAIL_MESSAGE_MB: withDefault(wholeNumber(1, 2_000), '35').describe(
    'The largest mail Gmail takes, encoded. Attachments beyond it are kept here and the mail holds a link to them.',
  ),
  GOOGLE_TIMEOUT_SECONDS: withDefault(wholeNumber(1, 300), '20').describe(
    'How long Google may take to answer; a mail has more time by its size.',
  ),
  OIDC_ISSUER: optional(issuerUrl).describe(
    'Directory (OpenID Connect issuer) with which staff sign in, spelled as in its own metadata, such as https://login.microsoftonline.com/{tenant}/v2.0. Without it they sign in here only.',
  ),
  OIDC_CLIENT_ID: optional(z.string()).describe('Client of this portal in the directory.'),
  OIDC_CLIENT_SECRET: optional(z.string().min(8, 'must be at least 8 characters long')).describe('Its secret.'),
  OIDC_DOMAINS: optional(hosts('clinic.example,clinic.org')).describe(
    'Domains of the e-mail addresses of staff who may sign in with the directory, with commas between them, such as clinic.example,clinic.org.',
  ),
  OIDC_NAME: withDefault(z.string().max(60, 'must be at most 60 characters long'), 'your organisation').describe(
    'Name of the organisation on the button ‘Sign in with …’.',
  ),
  OIDC_ONLY: withDefault(oneOf(['off', 'on']), 'off').describe(
    'on: staff with an address at OIDC_DOMAINS sign in with the directory only. Their passwords and passkeys open nothing, and no mail to reset a password is sent to them.',
  ),
  MEETING_HOSTS: withDefault(
    hosts('meet.google.com,zoom.us'),
    'meet.google.com,zoom.us,teams.microsoft.com,teams.live.com,webex.com,whereby.com,meet.goto.com',
  ).describe(
    'Hosts, subdomains included, whose https links in the text of a Google event become a session’s join link. Other links come from the event’s conference data only.',
  ),
};
