import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { easyPassword } from '@amberway/contract/auth/password-texts';
import { useServer } from '../testing/hooks.ts';
import { rowsOf } from '../testing/rows.ts';
import { createAdministrator } from './admin-create.ts';

const server = useServer();
const create = (password: string) =>
  server.within(() =>
    createAdministrator({ email: 'ada@example.test', firstName: 'Ada', lastName: 'Lovelace', password }),
  );
const stored = () => rowsOf(server, sql`select 1 from users where email = 'ada@example.test'`);

it('an administrator with an easy password is not made, one with another is', async () => {
  for (const easy of ['Password1!', 'Lovelace1!']) await expect(create(easy)).rejects.toThrow(easyPassword);
  expect(await stored()).toEqual([]);
  await create('Seven-grey-herons-4');
  expect(await stored()).toHaveLength(1);
});
