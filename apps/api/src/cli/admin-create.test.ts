import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { easyPassword } from '@amberway/contract/auth/password-texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../testing/hooks.ts';
import { mailsTo } from '../testing/mails.ts';
import { rowsOf } from '../testing/rows.ts';
import { createAdministrator } from './admin-create.ts';

const server = useServer();
const create = (password: string) =>
  server.within(() =>
    createAdministrator(server.services.mailer, {
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
      password,
    }),
  );
const stored = () => rowsOf(server, sql`select 1 from users where email = 'ada@example.test'`);

it('an administrator is not created with an easy password, but with a strong one', async () => {
  for (const easy of ['Password1!', 'Lovelace1!']) await expect(create(easy)).rejects.toThrow(easyPassword);
  expect(await stored()).toEqual([]);
  await create('Seven-grey-herons-4');
  expect(await stored()).toHaveLength(1);
});

it('creating an administrator by command sends a mail to all other administrators', async () => {
  await rowsOf(server, sql`delete from mails`);
  await rowsOf(server, sql`delete from users where email = 'ada@example.test'`);
  await create('Seven-grey-herons-4');
  const [mail, ...more] = await mailsTo(server, DEMO_PEOPLE.admin.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Amberway has a new administrator');
  expect(mail?.text).toContain(
    'Ada Lovelace (ada@example.test) can now administer Amberway. Someone with access to the server set this up.',
  );
  expect(await mailsTo(server, 'ada@example.test')).toEqual([]);
});
