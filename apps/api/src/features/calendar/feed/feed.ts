import type { FeedState } from '@amberway/contract/calendar/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound, sessionExpired } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { holdSignIn } from '../../../kernel/identity/sign-ins.queries.ts';
import { hashToken, looksLikeToken, newToken } from '../../../kernel/identity/tokens.ts';
import { notesOfUser } from '../../activity-notes/public.ts';
import { calendarOf } from '../ics/calendar.ts';
import { deleteFeed, findFeed, openFeed, putFeed } from './queries.ts';

const BACK_MS = 90 * DAY;
const AHEAD_MS = 400 * DAY;
const ENDING = '.ics';

type RequestActor = { principal: Principal; requestId: string };
type FeedRow = Awaited<ReturnType<typeof findFeed>>;

const present = (row: FeedRow): FeedState => ({
  active: row !== undefined,
  showsDetails: row?.showsDetails ?? false,
  createdAt: row?.createdAt ?? null,
});

export const feedStateOf = async ({ actorId }: Principal): Promise<FeedState> => present(await findFeed(actorId));

/** Creates an unguessable feed URL and replaces the previous one. The URL is returned only once. */
export const makeFeed = ({ principal, requestId }: RequestActor, publicUrl: string, showsDetails: boolean) =>
  inTransaction(async () => {
    // A new password ends sign-ins and feeds: a request that began before must not leave a new feed behind.
    if (!(await holdSignIn(principal.rootId))) throw sessionExpired();
    const secret = newToken();
    const userId = principal.actorId;
    const row = await putFeed(userId, hashToken(secret), showsDetails);
    const after = { showsDetails };
    await recordAudit({ principal, action: 'create', record: 'calendarFeed', recordId: userId, after, requestId });
    const url = `${publicUrl.replace(/\/{1,9}$/, '')}/api/calendar/feed/${secret}${ENDING}`;
    return { ...present(row), url };
  });

export const revokeFeed = ({ principal, requestId }: RequestActor) =>
  inTransaction(async () => {
    const userId = principal.actorId;
    if (await deleteFeed(userId))
      await recordAudit({ principal, action: 'delete', record: 'calendarFeed', recordId: userId, requestId });
  });

/** The calendar for a feed URL; a wrong, replaced or revoked one returns 404. */
export const readFeed = async (presented: string, publicUrl: string): Promise<string> => {
  const secret = presented.endsWith(ENDING) ? presented.slice(0, -ENDING.length) : presented;
  const feed = looksLikeToken(secret) ? await openFeed(hashToken(secret)) : undefined;
  if (!feed) throw notFound();
  const now = Date.now();
  const from = new Date(now - BACK_MS).toISOString();
  const to = new Date(now + AHEAD_MS).toISOString();
  const notes = await notesOfUser(feed.userId, from, to);
  return calendarOf(notes, { publicUrl, details: feed.showsDetails });
};
