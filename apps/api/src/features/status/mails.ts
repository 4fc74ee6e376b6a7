import { MAIL_JOB } from '@amberway/contract/jobs/mail-job';
import { formatDateTime, formatTime } from '@amberway/contract/kernel/clock-text';
import { statusTexts as texts } from '@amberway/contract/status/texts';
import { dayInZone } from '../../kernel/clock/today.ts';
import type { Config } from '../../kernel/config/config.ts';
import { listPauses } from '../../kernel/jobs/pauses.queries.ts';
import { countLostMails, countOpenJobs, mailsTriedInVain } from '../../kernel/metrics/queries.ts';
import { fine, type Found, problem, warning } from './found.ts';

const since = (at: string, zone: string): string =>
  dayInZone(zone, new Date(at)) === dayInZone(zone) ? formatTime(at, zone) : formatDateTime(at, zone);

const countWaiting = async () =>
  (await countOpenJobs())
    .filter(({ name, state }) => name === MAIL_JOB && state !== 'failed')
    .reduce((sum, { count }) => sum + count, 0);

const again = (found: Found): Found => ({ ...found, retry: MAIL_JOB });

/** From the first attempt in vain: a server that takes no mails, then mails that wait, then mails that were given up. */
export const checkMails = async ({ SMTP_URL }: Config, zone: string): Promise<Found> => {
  if (!SMTP_URL) return warning(texts.mailsStored, texts.mailsStoredAdvice);
  const pause = (await listPauses()).find(({ name }) => name === MAIL_JOB);
  if (pause)
    return again(
      problem(
        texts.mailsRefused(since(pause.since, zone), await countWaiting(), pause.reason),
        texts.mailsRefusedAdvice,
      ),
    );
  const { count, oldest } = await mailsTriedInVain();
  const lost = await countLostMails();
  if (lost > 0) return again(problem(texts.mailsFailed(lost), texts.mailsFailedAdvice));
  if (oldest)
    return again(warning(texts.mailsTried(count, since(oldest.at, zone), oldest.reason), texts.mailsTriedAdvice));
  return fine(texts.mailsFine);
};
