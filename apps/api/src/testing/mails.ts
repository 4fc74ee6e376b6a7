import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { freshAddress } from './addresses.ts';
import { rowsOf } from './rows.ts';
import type { TestServer } from './server.ts';

export type StoredMail = { id: string; recipient: string; subject: string; text: string; html: string; state: string };

export const mailsTo = (server: TestServer, email: string) =>
  rowsOf<StoredMail>(server, sql`select * from mails where recipient = ${email} order by created_at, id`);

/** Mails are stored after the response: waits for the next one. */
export const nextMailTo = async (server: TestServer, email: string, after: number): Promise<StoredMail> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(server, email))[after];
      if (!mail) throw new Error(`No mail to ${email} yet.`);
      return mail;
    },
    { timeout: 5_000, interval: 20 },
  );

export const linkIn = (text: string): URL => {
  const found = /https?:\/\/\S+\/reset_password\/\S+/.exec(text)?.[0];
  if (!found) throw new Error('The mail holds no link.');
  return new URL(found);
};

export const tokenIn = (text: string): string => linkIn(text).pathname.replace('/reset_password/', '');

/** Requests a reset link as a visitor would and reads it from the mail. */
export const requestLink = async (server: TestServer, email: string): Promise<string> => {
  const before = (await mailsTo(server, email)).length;
  await server.call('POST', 'auth/forgotPassword', { body: { email }, ip: freshAddress() });
  return tokenIn((await nextMailTo(server, email, before)).text);
};
