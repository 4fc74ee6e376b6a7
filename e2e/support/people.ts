import { login, resetPassword } from '@amberway/contract/auth/endpoints';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { getOutboxMail, listOutbox } from '@amberway/contract/outbox/endpoints';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { giveConsent } from '@amberway/contract/privacy/endpoints';
import type { CreateUserBody } from '@amberway/contract/users/body';
import { createUser, markFirstLogin } from '@amberway/contract/users/endpoints';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { expect, type Page } from 'playwright/test';
import { type Params, type Query, toUrl } from '@amberway/contract/kernel/request-url';
import { withOwnCookies } from './bearer.ts';
import type { Account } from './sign-in.ts';

// Each journey creates its own people, so that it does not depend on other records and can be repeated.

type CallOptions = { token?: string; params?: Params; query?: Query; data?: unknown; from?: string };

/** Sends one API request. */
export const callApi = async <T>(
  page: Page,
  endpoint: Pick<EndpointSpec, 'method' | 'path'>,
  { token, params, query, data, from }: CallOptions = {},
): Promise<T> => {
  const response = await page.request.fetch(toUrl(endpoint, params, query), {
    method: endpoint.method,
    ...(data !== undefined && { data }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(from && { 'x-forwarded-for': from }) },
  });
  expect(response.ok(), `${endpoint.method} ${endpoint.path}: ${await response.text()}`).toBe(true);
  return ((await response.json()) as { data: T }).data;
};

const tokenOf = async (page: Page, { email, password }: Account) =>
  (await withOwnCookies(page, () => callApi<{ token: string }>(page, login, { data: { email, password } }))).token;

export const adminToken = (page: Page): Promise<string> => tokenOf(page, ACCOUNTS.admin);

/** A random name without digits, which names do not allow. */
export const newName = (): string =>
  `Q${crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/\d/g, (digit) => String.fromCodePoint(103 + Number(digit)))}`;

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

type Child = { _id: string; firstName: string; lastName: string };
type Person = Awaited<ReturnType<typeof addPerson>> & { account: Account; token: string };

/** Adds a person as an administrator does, before their first sign-in. */
export const addPerson = async (
  page: Page,
  part: Partial<CreateUserBody> & Pick<CreateUserBody, 'type' | 'firstName'>,
) => {
  const token = await tokenOf(page, ACCOUNTS.admin);
  const lastName = newName();
  const email = `${lastName.toLowerCase()}@amberway.test`;
  const data = { ...ADDRESS, lastName, email, ...part };
  const { _id, members } = await callApi<{ _id: string; members?: Child[] }>(page, createUser, { token, data });
  const { firstName } = data;
  return { id: _id, name: `${firstName} ${lastName}`, firstName, lastName, email, children: members ?? [] };
};

/** Of another network each time, since passwords set from one are limited. */
const anyAddress = () => `203.0.113.${crypto.getRandomValues(new Uint8Array(1))[0]}`;

/** The same after they have set a password by the link in their mail. */
export const withPassword = async (page: Page, added: Awaited<ReturnType<typeof addPerson>>): Promise<Person> => {
  const admin = await tokenOf(page, ACCOUNTS.admin);
  const mails = await callApi<{ _id: string; to: string }[]>(page, listOutbox, { token: admin });
  const mail = mails.find(({ to }) => to === added.email);
  const { text } = await callApi<{ text: string }>(page, getOutboxMail, { token: admin, params: { id: mail?._id } });
  const link = /reset_password\/(\S+)/.exec(text)?.[1] ?? '';
  await callApi(page, resetPassword, { token: link, data: { password: DEMO_PASSWORD }, from: anyAddress() });
  const account = { email: added.email, password: DEMO_PASSWORD };
  return { ...added, account, token: await tokenOf(page, account) };
};

/** A coach without any messages, so that their daily limit is unused. */
export const newCoach = async (page: Page): Promise<Person> =>
  withPassword(page, await addPerson(page, { type: 'Business', firstName: 'Robin', ...CAPACITY }));

/** A coach with one family that has finished onboarding, so that nothing precedes its home screen. */
export const newFamily = async (page: Page) => {
  const coach = await newCoach(page);
  const child = { firstName: 'Kit', lastName: newName(), primaryContact: coach.id };
  const family = await withPassword(
    page,
    await addPerson(page, {
      type: 'Customer',
      firstName: 'Sam',
      choosePlan: 'Flagship',
      csm: coach.id,
      members: [child],
    }),
  );
  const { token, id } = family;
  await callApi(page, giveConsent, { token, data: { version: CONSENT_VERSION } });
  await callApi(page, markFirstLogin, { token, params: { id } });
  const member = family.children[0]?._id;
  if (!member) throw new Error('The answer names the children that were added.');
  return { coach, family, member, child: `${child.firstName} ${child.lastName}` };
};
