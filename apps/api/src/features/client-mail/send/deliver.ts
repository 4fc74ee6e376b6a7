import type { SendMailBody } from '@amberway/contract/client-mail/body';
import { isTrouble } from '../../../kernel/google/failure.ts';
import type { Google } from '../../../kernel/google/google.ts';
import { deleteConnection } from '../../../kernel/google/queries.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Recipient } from '../recipients.queries.ts';
import type { Attached, Enclosed } from './attachments.ts';
import { uploadMessage } from './gmail.ts';
import { compose } from './message.ts';

export type Sender = { userId: string; name: string; address: string; email: string; google: Google };

type Delivery = {
  mailId: string;
  recipient: Recipient;
  sender: Sender;
  body: SendMailBody;
  enclosed: Enclosed;
  inside: readonly Attached[];
  linked: { name: string; url: string }[];
  onBegin: () => void;
};

/** Sends the mail through the sender's Gmail and returns Gmail's message id. */
export const deliver = async ({ storage }: Pick<Services, 'storage'>, delivery: Delivery): Promise<string> => {
  const { mailId, recipient, sender, body, enclosed, inside, linked, onBegin } = delivery;
  const { settings, withToken } = sender.google;
  const letter = {
    id: mailId,
    from: { name: sender.name, address: sender.address },
    to: { name: `${recipient.firstName} ${recipient.lastName}`.trim(), address: recipient.email },
    subject: body.subject,
    content: body.emailContent,
    enclosed,
    linked,
  };
  const bytes = inside.reduce((sum, { file }) => sum + file.size, 0);
  try {
    return await withToken(sender.userId, 'gmail', (token) =>
      uploadMessage(settings, { token, bytes, message: compose(storage, letter, inside), onBegin }),
    );
  } catch (error) {
    // A revoked permission does not come back: deleting the connection makes the next attempt ask for consent.
    if (isTrouble(error, 'revoked')) await deleteConnection({ userId: sender.userId, kind: 'gmail' });
    throw error;
  }
};
