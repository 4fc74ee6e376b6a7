import { notificationTexts } from '@amberway/contract/notifications/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { MailMessage } from '../../../kernel/mail/message.ts';
import type { Services } from '../../../kernel/services.ts';
import { claimDigest, waitingReaders } from './queries.ts';

const BATCH = 200;
type Reader = Awaited<ReturnType<typeof waitingReaders>>[number];

/** Only the number and a link: no information about a child leaves by mail. */
const digestMail = ({ email, firstName, count }: Reader, publicUrl: string | undefined): MailMessage => ({
  to: email,
  subject: notificationTexts.digestSubject(count),
  paragraphs: [`Hello ${firstName},`, notificationTexts.digestLine(count), notificationTexts.digestOptOut],
  ...(publicUrl && {
    action: {
      label: notificationTexts.digestOpen,
      url: new URL(SCREENS.notifications.path, publicUrl).href,
    },
  }),
});

/** One mail to everyone who has new notifications; the claim and the mail are stored in one transaction. */
export const sendDigests = async ({ mailer, config }: Services, signal?: AbortSignal): Promise<void> => {
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const readers: Reader[] = await waitingReaders(after, BATCH);
    for (const reader of readers)
      await inTransaction(async () => {
        if (await claimDigest(reader.id)) await mailer.send(digestMail(reader, config.PUBLIC_URL));
      });
    after = readers.at(-1)?.id ?? null;
    if (readers.length < BATCH) return;
  }
};
