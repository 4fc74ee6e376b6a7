import { createHash, randomUUID } from 'node:crypto';
import type { SendMailBody } from '@amberway/contract/client-mail/body';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { externalDeepLink } from '@amberway/contract/content/links';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { cleanHtml } from '../../../kernel/html/clean.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { ReceivedFile } from '../../../kernel/http/form.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { shareMailAttachments } from '../../resources/public.ts';
import { type Recipient, firstChildOf } from '../recipients.queries.ts';
import { enclose, attachPictures, attachedPictures, type Attached } from './attachments.ts';
import { deliver, type Sender } from './deliver.ts';
import { splitBySize } from './message.ts';
import { recipientOf, senderOf } from './people.ts';
import { claimMail, settleMail } from './queries.ts';
import { type SendingState, windUp } from './wind-up.ts';

type RequestActor = { principal: Principal; requestId: string; publicUrl: string };

/**
 * Attachments too large for the mail are shared with the child, and the mail links to them. Call `share` once the mail
 * is sent: what was not sent is not shared either.
 */
const linksFor = async (
  actor: RequestActor,
  { recipient, body }: { recipient: Recipient; body: SendMailBody },
  outside: readonly Attached[],
) => {
  if (outside.length === 0) return { linked: [], share: async () => {} };
  const memberId = body.memberId ?? (await firstChildOf(recipient._id))?._id;
  if (!memberId) throw invalidFields({ file: clientMailTexts.tooLargeForMail });
  const resources = outside.map(({ resourceId, file }) => ({ id: resourceId, name: file.originalName }));
  return {
    linked: resources.map(({ id, name }) => ({ name, url: externalDeepLink(actor.publicUrl, 'resources', id) })),
    share: () => shareMailAttachments(actor, memberId, resources),
  };
};

export type Sending = {
  principal: Principal;
  reach: Reach;
  services: Services;
  requestId: string;
  files: readonly ReceivedFile[];
  /** The client's idempotency key. */
  key: string | undefined;
  publicUrl: string;
};

const hashOf = (body: object, files: readonly ReceivedFile[]) =>
  createHash('sha256')
    .update(JSON.stringify([body, files.map(({ name, sha256 }) => [name, sha256])]))
    .digest('base64url');

type Letter = { body: SendMailBody; recipient: Recipient; sender: Sender };
type Post = Letter & { mailId: string; pictures: FileRow[] };

const claim = ({ principal, files, key }: Sending, { body, recipient, sender }: Letter) => {
  const names = [recipient.firstName, recipient.lastName, recipient.email, ...files.map(({ name }) => name)];
  return inTransaction(async () => {
    const claimed = await claimMail({
      ownerId: principal.actorId,
      receiverId: recipient._id,
      memberId: body.memberId ?? null,
      subject: body.subject,
      content: body.emailContent,
      sendKey: key ?? randomUUID(),
      bodyHash: hashOf(body, files),
      searchText: [body.subject, sender.name, sender.email, ...names].join(' ').toLowerCase(),
    });
    const pictures =
      claimed.was === 'new'
        ? await attachPictures(principal, body.emailContent, recipient._id)
        : await attachedPictures(body.emailContent);
    return { ...claimed, pictures };
  });
};

const post = async (
  sending: Sending,
  { mailId, pictures, body, recipient, sender }: Post,
  state: SendingState,
): Promise<void> => {
  const { principal, requestId, services } = sending;
  const memberId = body.memberId ?? null;
  const about = { mailId, customerId: recipient._id, memberId, subject: body.subject };
  const enclosed = { attached: await enclose(sending, about, sending.files), pictures };
  const { inside, outside } = splitBySize(enclosed, sender.google.settings.messageBytes);
  const { linked, share } = await linksFor(sending, { recipient, body }, outside);
  state.share = share;
  const onBegin = () => (state.began = true);
  const googleId = await deliver(services, { mailId, recipient, sender, body, enclosed, inside, linked, onBegin });
  state.arrived = true;
  await inTransaction(async () => {
    await settleMail(mailId, 'sent', googleId);
    await share();
    await recordAudit({
      principal,
      action: 'send',
      record: 'clientMail',
      recordId: mailId,
      subjectId: recipient._id,
      after: { member: memberId, attachments: enclosed.attached.length },
      requestId,
    });
  });
};

/** Sends the mail and logs it, once per idempotency key. Returns its id. */
export const sendMail = async (sending: Sending, sent: SendMailBody): Promise<string> => {
  if (sent.uid !== sending.principal.actorId) throw notFound();
  const body = { ...sent, emailContent: await cleanHtml(sent.emailContent) };
  if (isBlankRichText(body.emailContent)) throw invalidFields({ emailContent: clientMailTexts.inputContent });
  const recipient = await recipientOf(sending, body);
  const sender = await senderOf(sending);
  const { id: mailId, was, pictures } = await claim(sending, { body, recipient, sender });
  const state: SendingState = { lost: was === 'lost', began: false, arrived: false, share: async () => {} };
  if (was !== 'sent')
    await post(sending, { mailId, pictures, body, recipient, sender }, state).catch(async (error: unknown) => {
      throw await windUp(error, { mailId, state });
    });
  return mailId;
};
