import { login, resetPassword } from '@amberway/contract/auth/endpoints';
import { getOutboxMail, listOutbox } from '@amberway/contract/mail/endpoints';
import type { CreateUserBody } from '@amberway/contract/users/body';
import { coverCustomer, createUser } from '@amberway/contract/users/endpoints';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { expect, type Page } from 'playwright/test';
import { toAddress } from '../../apps/web/src/kernel/request.ts';
import type { Account } from '../support/sign-in.ts';

export type Person = { id: string; email: string; firstName: string; lastName: string };

type Asked = { method: 'GET' | 'POST' | 'PATCH'; token?: string; data?: unknown };

const ask = async <T>(page: Page, address: string, { token, ...asked }: Asked): Promise<T> => {
  const answer = await page.request.fetch(address, {
    ...asked,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.ok(), `${asked.method} ${address}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

const tokenOf = async (page: Page, { email, password }: Account) =>
  (await ask<{ token: string }>(page, toAddress(login), { method: 'POST', data: { email, password } })).token;

/** The link in the mail that everyone new is sent. */
const linkTo = async (page: Page, token: string, email: string): Promise<string> => {
  const asked = { method: 'GET', token } as const;
  const mails = await ask<{ _id: string; to: string }[]>(page, toAddress(listOutbox), asked);
  const id = mails.find(({ to }) => to === email)?._id;
  const { text } = await ask<{ text: string }>(page, toAddress(getOutboxMail, { id }), asked);
  return /reset_password\/(\S+)/.exec(text)?.[1] ?? '';
};

const ADDRESS = {
  phoneCountryCode: '+61',
  phoneNumber: '412345678',
  address: '3 Banksia Street',
  city: 'Newtown',
  state: 'New South Wales',
  postCode: '2042',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
};
const CAPACITY = { totalWorkDays: 5, totalWorkHours: 38, totalClientCapacity: 20 };

/** Someone whom nobody has written to yet and who has written to nobody: what a day allows is all there. */
export const newCoach = async (page: Page): Promise<Person> => {
  const unique = String(Date.now());
  // Names have no digits.
  const letters = unique.replace(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
  const who = { firstName: 'Robin', lastName: `V${letters}`, email: `coach${unique}@amberway.test` };
  const token = await tokenOf(page, ACCOUNTS.admin);
  const data: CreateUserBody = { type: 'Business', ...who, ...ADDRESS, ...CAPACITY };
  const { _id } = await ask<{ _id: string }>(page, toAddress(createUser), { method: 'POST', token, data });
  const link = await linkTo(page, token, who.email);
  await ask(page, toAddress(resetPassword), { method: 'PATCH', token: link, data: { password: DEMO_PASSWORD } });
  return { id: _id, ...who };
};

/** Opens a family to a coach for a day. */
export const cover = async (page: Page, coach: Person, family: Person) =>
  ask(page, toAddress(coverCustomer, { customerId: family.id }), {
    method: 'POST',
    token: await tokenOf(page, { email: coach.email, password: DEMO_PASSWORD }),
    data: { reason: 'Writes while the coach is away.' },
  });
