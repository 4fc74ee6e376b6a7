import { emailField } from '@amberway/contract/auth/schemas';
import { resetFactorsByCommand } from '../features/auth/public.ts';
import type { Mailer } from '../kernel/mail/mailer.ts';
import { StartError } from '../kernel/start-error.ts';
import { findUserId } from './queries.ts';

/** For whoever lost all factors when no two administrators can help: the operator of the server can. */
export const resetLostFactors = async (mailer: Mailer, typed: string): Promise<string> => {
  const email = emailField.safeParse(typed);
  const id = email.success ? await findUserId(email.data) : undefined;
  if (!id) throw new StartError(`${typed} has no account.`);
  if (!(await resetFactorsByCommand({ mailer }, id)))
    throw new StartError(`${typed} has no passkeys or codes: the password signs in.`);
  return `The passkeys and codes of ${typed} were removed, and their sign-ins ended. They can sign in with their password.`;
};
