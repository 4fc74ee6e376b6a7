import { easyPassword } from '@amberway/contract/auth/password-texts';
import { emailField } from '@amberway/contract/auth/schemas';
import { notifyNewAdministrator } from '../features/auth/public.ts';
import { recordAudit } from '../kernel/audit/queries.ts';
import { inTransaction } from '../kernel/db/context.ts';
import { breaksUnique } from '../kernel/db/failures.ts';
import { isEasyPassword } from '../kernel/identity/easy-passwords.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import type { Mailer } from '../kernel/mail/mailer.ts';
import { StartError } from '../kernel/start-error.ts';
import { insertAdministrator } from './queries.ts';

type NewAdministrator = { email: string; firstName: string; lastName: string; password: string };

/** Creates the first administrator of an empty production database, or another one, of whom the others are notified. */
export const createAdministrator = async (mailer: Mailer, { password, ...person }: NewAdministrator) => {
  const email = emailField.safeParse(person.email);
  if (!email.success) throw new StartError(`${person.email} is not an e-mail address.`);
  if (await isEasyPassword(password, { ...person, email: email.data })) throw new StartError(easyPassword);
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    const id = await insertAdministrator({ ...person, email: email.data, passwordHash }).catch((error: unknown) => {
      throw breaksUnique(error, 'users_email_unique') ? new StartError(`${email.data} already has an account.`) : error;
    });
    await recordAudit({
      principal: null,
      action: 'create',
      record: 'user',
      recordId: id,
      subjectId: id,
      after: { type: 'Administrator' },
      requestId: 'command line',
    });
    await notifyNewAdministrator({ services: { mailer } }, { ...person, id, email: email.data }, null);
  });
};
