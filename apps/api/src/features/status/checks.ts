import { statfs } from 'node:fs/promises';
import { DAY, HOUR, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { StatusCheck } from '@amberway/contract/status/schemas';
import { statusTexts as texts } from '@amberway/contract/status/texts';
import { findLastBackup, findLastVerified } from '../../kernel/backups/queries.ts';
import { findLastRestore } from '../../kernel/backups/restores.queries.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import { diskFailureOf } from '../../kernel/db/disk.ts';
import { certificateEnd } from '../../kernel/http/certificate.ts';
import { countOpenJobs, countRecentMails, secondsWaited } from '../../kernel/metrics/queries.ts';
import { countPlaces } from '../uploads/public.ts';

type Found = Omit<StatusCheck, 'check'>;
const fine = (text: string): Found => ({ level: 'fine', text, advice: '' });
const warning = (text: string, advice: string): Found => ({ level: 'warning', text, advice });
const problem = (text: string, advice: string): Found => ({ level: 'problem', text, advice });

const LATE_MINUTES = 10;
/** A day and time for the backup itself. */
const OLD_HOURS = 26;
const UNVERIFIED_DAYS = 9;
const GIGABYTE = 1e9;
const LITTLE_SHARE = 0.1;
const NO_ROOM_SHARE = 0.02;
const SOON_DAYS = 14;

export const checkJobs = async (): Promise<Found> => {
  const failed = (await countOpenJobs()).filter(({ state }) => state === 'failed');
  const count = failed.reduce((sum, one) => sum + one.count, 0);
  if (count > 0) return problem(texts.jobsFailed(count), texts.jobsFailedAdvice);
  const minutes = Math.floor(((await secondsWaited()) * SECOND) / MINUTE);
  return minutes >= LATE_MINUTES ? problem(texts.jobsLate(minutes), texts.jobsLateAdvice) : fine(texts.jobsFine);
};

export const checkMails = async ({ SMTP_URL }: Config): Promise<Found> => {
  if (!SMTP_URL) return warning(texts.mailsStored, texts.mailsStoredAdvice);
  const failed = (await countRecentMails()).find(({ state }) => state === 'failed')?.count ?? 0;
  return failed > 0 ? problem(texts.mailsFailed(failed), texts.mailsFailedAdvice) : fine(texts.mailsFine);
};

/** Never negative: the clock of the database may be ahead of this server's. */
const since = (at: string | null | undefined) =>
  at ? Math.max(0, Date.now() - Date.parse(at)) : Number.POSITIVE_INFINITY;

export const checkBackup = async ({ backup }: Config): Promise<Found> => {
  if (!backup) return warning(texts.backupNone, texts.backupNoneAdvice);
  const [done, failed, verified] = [
    await findLastBackup('done'),
    await findLastBackup('failed'),
    await findLastVerified(),
  ];
  if (failed && (!done || failed.startedAt > done.startedAt))
    return problem(texts.backupFailed(failed.error ?? ''), texts.backupFailedAdvice);
  if (!done) return warning(texts.backupNever, texts.backupNeverAdvice);
  const hours = Math.floor(since(done.finishedAt) / HOUR);
  if (hours > OLD_HOURS) return problem(texts.backupOld(hours), texts.backupOldAdvice);
  const days = Math.floor(since(verified?.verifiedAt) / DAY);
  return days > UNVERIFIED_DAYS
    ? problem(texts.backupUnverified(hours), texts.backupUnverifiedAdvice)
    : fine(texts.backupFine(hours, days));
};

/** People need to be reminded for a while, not for ever. */
const REMINDED_DAYS = 7;
const dayOf = (instant: string) => instant.slice(0, 'yyyy-mm-dd'.length);

export const checkRestore = async (): Promise<Found> => {
  const last = await findLastRestore();
  if (!last) return fine(texts.restoreNone);
  const text = texts.restored(dayOf(last.at), dayOf(last.asOf));
  return since(last.at) < REMINDED_DAYS * DAY ? warning(text, texts.restoredAdvice) : fine(text);
};

export const checkFilms = async (): Promise<Found> => {
  const { waiting, unreadable } = await countPlaces();
  if (waiting > 0) return warning(texts.filmsWaiting(waiting), texts.filmsWaitingAdvice);
  return unreadable > 0
    ? warning(texts.filmsUnreadable(unreadable), texts.filmsUnreadableAdvice)
    : fine(texts.filmsFine);
};

export const checkDisk = async ({ dataDir }: Config, database: Database): Promise<Found> => {
  const failure = await diskFailureOf(database);
  if (failure === 'full') return problem(texts.databaseFull, texts.databaseFullAdvice);
  if (failure === 'broken') return problem(texts.databaseDisk, texts.databaseDiskAdvice);
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const share = bavail / blocks;
  const text = texts.disk(((bavail * bsize) / GIGABYTE).toFixed(1), Math.round(share * 100));
  if (share < NO_ROOM_SHARE) return problem(text, texts.diskAdvice);
  return share < LITTLE_SHARE ? warning(text, texts.diskAdvice) : fine(text);
};

export const certificateFound = (daysLeft: number): Found => {
  const text = texts.certificateFine(daysLeft);
  if (daysLeft < SOON_DAYS / 2) return problem(text, texts.certificateAdvice);
  return daysLeft < SOON_DAYS ? warning(text, texts.certificateAdvice) : fine(text);
};

/** The page may be opened often, and a certificate lasts for weeks. */
const READ_FOR_MS = 10 * MINUTE;
const known = new Map<string, { until: number; found: Promise<Found> }>();

const readCertificate = (url: string): Promise<Found> =>
  certificateEnd(url).then(
    (end) => certificateFound(Math.floor((end.getTime() - Date.now()) / DAY)),
    (error: NodeJS.ErrnoException) =>
      warning(texts.certificateUnknown(error.code ?? error.message), texts.certificateUnknownAdvice),
  );

export const checkCertificate = async ({ PUBLIC_URL, production, plainHttp }: Config): Promise<Found> => {
  if (plainHttp) return problem(texts.plainHttp, texts.certificateNoneAdvice);
  if (!PUBLIC_URL?.startsWith('https:'))
    return production ? warning(texts.certificateNone, texts.certificateNoneAdvice) : fine(texts.certificateNone);
  const last = known.get(PUBLIC_URL);
  if (last && last.until > Date.now()) return last.found;
  const found = readCertificate(PUBLIC_URL);
  known.set(PUBLIC_URL, { until: Date.now() + READ_FOR_MS, found });
  return found;
};
