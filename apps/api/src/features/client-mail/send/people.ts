import type { SendMailBody } from '@amberway/contract/client-mail/body';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { findConnection } from '../../../kernel/google/queries.ts';
import { ApiFailure, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { findUser } from '../../../kernel/identity/users.queries.ts';
import { findChildOf, findRecipient, type Recipient } from '../recipients.queries.ts';
import type { Sender } from './deliver.ts';

export const connectFailed = () => new ApiFailure('not_connected', { message: clientMailTexts.connectFailed });

type Caller = { principal: Principal; reach: Reach; services: Services };

/** The recipient: a customer within the sender's reach, and the child if one is given. */
export const recipientOf = async (
  { principal, reach }: Caller,
  { sendTo, memberId }: SendMailBody,
): Promise<Recipient> => {
  const recipient = await findRecipient(principal, reach, sendTo);
  if (!recipient || (memberId && !(await findChildOf(recipient._id, memberId)))) throw notFound();
  return recipient;
};

/** The sender: the connected Google account. */
export const senderOf = async ({ principal, services: { google } }: Caller): Promise<Sender> => {
  const userId = principal.actorId;
  const connection = google && (await findConnection({ userId, kind: 'gmail' }));
  const person = await findUser(userId);
  if (!google || !connection?.active || !connection.account || !person) throw connectFailed();
  const name = `${person.firstName} ${person.lastName}`.trim();
  return { userId, name, address: connection.account, email: person.email, google };
};
