import { expect, it } from 'vitest';
import { Outage, Refused } from '../jobs/endings.ts';
import { refusalOf } from './refusal.ts';

const OF_ALL = [
  [{ code: 'ECONNECTION', command: 'CONN' }],
  [{ code: 'ETIMEDOUT', command: 'CONN' }],
  [{ code: 'EDNS', command: 'CONN' }],
  [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  [{ code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
  [{ code: 'ETIMEDOUT', command: 'DATA' }],
  [{}],
] as const;

it.each(OF_ALL)('%j concerns all mails', (error) => {
  expect(refusalOf(error)).toBeInstanceOf(Outage);
});

const rcpt = (responseCode: number, text: string) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode,
  response: `${responseCode} ${text}`,
});
const data = (responseCode: number, text: string) => ({
  ...rcpt(responseCode, text),
  code: 'EMESSAGE',
  command: 'DATA',
});

it.each([
  [rcpt(550, '5.1.1 No such user')],
  [rcpt(552, '5.2.2 Mailbox full')],
  [rcpt(550, 'unknown user')],
  [data(552, '5.3.4 Message too big')],
  [data(550, 'refused')],
])('%j is final for that mail', (error) => {
  expect(refusalOf(error)).toBeInstanceOf(Refused);
});

it.each([
  [rcpt(450, '4.2.0 Greylisted')],
  [rcpt(550, '5.7.1 Relaying denied')],
  [rcpt(554, 'Access denied')],
  [data(451, '4.3.0 Try later')],
  [data(554, '5.7.1 Spam')],
])('%j makes that mail wait, and no other', (error) => {
  const found = refusalOf(error);
  expect(found).not.toBeInstanceOf(Outage);
  expect(found).not.toBeInstanceOf(Refused);
});

it('says the codes, never what the server wrote', () => {
  const { message } = refusalOf(rcpt(550, '5.1.1 <pa@example.test> unknown'));
  expect(message).toBe('The mail server refused this mail for good (EENVELOPE 550).');
});
