import { DAY } from '@amberway/contract/kernel/limits';
import { gasNotificationTexts } from '@amberway/contract/gas/notifications';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { alreadyNotified, notifyUsers } from '../../notifications/public.ts';
import { endAsked, publishGas } from '../notify.ts';
import { coachOf, updateScale } from '../queries.ts';
import { lockReview, type Review, reviewsUntil } from './queries.ts';

const BATCH = 200;
/** Days after the review on which a side that has not rated is asked. */
const ASKED_ON = [0, 7, 21];
/** A server that was down on such a day makes up for it so long. */
const LATE_DAYS = 7;
/** After so long it closes, not rated by both. */
const CLOSES_AFTER_DAYS = 28;

const TYPE = 'GAS_TO_RATE';

const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const daysSince = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / DAY;

const recipientsOf = async (review: Review): Promise<string[]> => {
  const coach = review.withoutCoach ? await coachOf({ ...review, id: review.memberId }, review.coach) : null;
  return [review.withoutFamily ? review.parentId : null, coach].filter((one) => one !== null);
};

const ask = async (review: Review, days: number): Promise<void> => {
  const askedOn = ASKED_ON.findLast((one) => one <= days) ?? 0;
  if (days - askedOn >= LATE_DAYS) return;
  const message = (askedOn === 0 ? gasNotificationTexts.reviewToday : gasNotificationTexts.reviewAgain)(review.title);
  const day = utcDay(Date.parse(review.reviewOn) + askedOn * DAY);
  const notice = { type: TYPE, outcomeId: review.outcomeId, day, message } as const;
  const known = await alreadyNotified(notice);
  await notifyUsers([
    {
      ...notice,
      actorId: null,
      memberId: review.memberId,
      businessUserId: review.primaryContact,
      recipients: (await recipientsOf(review)).filter((one) => !known.has(one)),
    },
  ]);
};

/** Nobody is asked any more. It stays readable, and says that it was not rated. */
const closeMissed = async ({ id, outcomeId, memberId, parentId, primaryContact }: Review): Promise<void> => {
  await updateScale(id, { state: 'closed', closedAt: new Date().toISOString(), closedBy: null });
  await recordAudit({
    principal: null,
    action: 'closeMissed',
    record: 'gasScale',
    recordId: id,
    subjectId: parentId,
    requestId: 'job',
  });
  await endAsked(outcomeId);
  await publishGas({ id: memberId, parentId, primaryContact });
};

/** The row is locked, so that a second process waits and then finds what was done. */
const review = (id: string): Promise<void> =>
  inTransaction(async () => {
    const found = await lockReview(id);
    const days = found ? daysSince(found.reviewOn, dayInZone(found.timeZone)) : -1;
    if (!found || days < 0) return;
    if (days >= CLOSES_AFTER_DAYS) await closeMissed(found);
    else await ask(found, days);
  });

/**
 * On the day of its review, in the family's zone, the sides that have not rated a goal are asked, and again a week and
 * three weeks later. After four weeks it closes.
 */
export const notifyReviews = async (signal?: AbortSignal): Promise<void> => {
  // No zone is more than a day ahead.
  const until = utcDay(Date.now() + DAY);
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const found: Awaited<ReturnType<typeof reviewsUntil>> = await reviewsUntil(until, after, BATCH);
    for (const { id, reviewOn, timeZone } of found) if (reviewOn <= dayInZone(timeZone)) await review(id);
    after = found.at(-1)?.id ?? null;
    if (found.length < BATCH) return;
  }
};
