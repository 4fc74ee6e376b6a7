import type { NotificationKind } from '@amberway/contract/kernel/notification-kind';
import { isAdministratorType, isFamilyType, SIGN_IN_TYPES, type UserType } from '@amberway/contract/kernel/roles';
import { stopDigests } from '@amberway/contract/notifications/endpoints';
import { DIGESTS_PER_WEEK, digestTexts } from '@amberway/contract/notifications/digest-texts';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from '@amberway/contract/notifications/types';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { MailMessage } from '../../../kernel/mail/message.ts';
import type { Services } from '../../../kernel/services.ts';
import { claimDigest, type DigestReader, digestReaders, lowerDigested } from './queries.ts';
import { stopToken } from './token.ts';
import { forgetUnsent, rememberDigest } from './unsent.queries.ts';
import { digestUntil } from './until.ts';

const BATCH = 200;

/** How much work of each kind waits for administrators, and its name in a mail. Passed in where the jobs are assembled. */
export type WaitingWork = () => Promise<readonly { kind: string; count: number; text: string }[]>;
type Work = Awaited<ReturnType<WaitingWork>>;

const newKinds = ({ new: numbers }: DigestReader): string[] =>
  NOTIFICATION_TYPES.flatMap((type) => {
    const kind: NotificationKind = NOTIFICATION_KINDS[type];
    const count = numbers[type] ?? 0;
    return count > 0 ? [kind.counted(count)] : [];
  });

/** Kinds, numbers and links: no information about a child, and no name, leaves by mail. */
const digestMail = async (reader: DigestReader, work: Work, { signer, config }: Services): Promise<MailMessage> => {
  const kinds = newKinds(reader);
  const url = (path: string) => new URL(path, config.PUBLIC_URL).href;
  const token = await stopToken(signer, reader.id);
  return {
    to: reader.email,
    userId: reader.id,
    subject: digestTexts.subject,
    paragraphs: [
      `Hello ${reader.firstName},`,
      ...(kinds.length > 0 ? [digestTexts.new(kinds)] : []),
      ...(work.length > 0 ? [digestTexts.waiting(work.map(({ text }) => text))] : []),
      ...(config.PUBLIC_URL ? [`${digestTexts.optOut} ${url(PUBLIC_ROUTES.stopMails.replace(':token', token))}`] : []),
    ],
    ...(config.PUBLIC_URL && {
      unsubscribe: url(`/api/${stopDigests.path.replace(':token', token)}`),
      action: { label: digestTexts.open, url: url(SCREENS.notifications.path) },
    }),
  };
};

const numbersOf = (work: Work): Record<string, number> =>
  Object.fromEntries(work.map(({ kind, count }) => [kind, count]));

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];
const isWeekend = (weekday: number): boolean => weekday === SUNDAY || weekday === SATURDAY;

/** Work is news when there is more of a kind than the last mail said, and on Mondays while there is any. */
const isNews = (work: Work, { waited }: DigestReader, weekday: number): boolean =>
  work.length > 0 && (weekday === MONDAY || work.some(({ kind, count }) => count > (waited?.[kind] ?? 0)));

type Day = { today: string; weekday: number; notAfter: ReturnType<typeof digestUntil> };

const sendTo = (reader: DigestReader, work: Work, day: Day, services: Services) =>
  inTransaction(async () => {
    const waiting = numbersOf(work);
    const { waited } = reader;
    if (newKinds(reader).length === 0 && !isNews(work, reader, day.weekday)) {
      if (waited && Object.entries(waited).some(([kind, count]) => count > (waiting[kind] ?? 0)))
        await lowerDigested(reader.id, waiting);
      return;
    }
    const perWeek = isFamilyType(reader.type) ? DIGESTS_PER_WEEK.family : DIGESTS_PER_WEEK.staff;
    if (await claimDigest(reader.id, { today: day.today, perWeek, waiting }))
      await rememberDigest(
        reader.id,
        await services.mailer.send({ ...(await digestMail(reader, work, services)), notAfter: day.notAfter }),
      );
  });

/** One mail to everyone who has something new; the claim and the mail are stored in one transaction. */
export const sendDigests = async (
  services: Services,
  waitingWork: WaitingWork,
  { signal, now = new Date() }: { signal?: AbortSignal; now?: Date } = {},
): Promise<void> => {
  await forgetUnsent();
  const notAfter = digestUntil(now.getTime(), services.config.TIME_ZONE);
  const today = dayInZone(services.config.TIME_ZONE, now);
  const weekday = new Date(today).getUTCDay();
  const types: readonly UserType[] = isWeekend(weekday) ? ['Customer'] : SIGN_IN_TYPES;
  const work = isWeekend(weekday) ? [] : await waitingWork();
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const readers: DigestReader[] = await digestReaders({ types, after, limit: BATCH });
    for (const reader of readers)
      await sendTo(reader, isAdministratorType(reader.type) ? work : [], { today, weekday, notAfter }, services);
    after = readers.at(-1)?.id ?? null;
    if (readers.length < BATCH) return;
  }
};
