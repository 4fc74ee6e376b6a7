import { DAY } from '@amberway/contract/kernel/limits';
import { gasNotificationTexts } from '@amberway/contract/gas/notifications';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { alreadyNotified, notifyUsers } from '../../notifications/public.ts';
import { coachOf } from '../queries.ts';
import { lockReview, type Review, reviewsBetween } from './queries.ts';

const BATCH = 200;
/** A server that was down on the day makes up for it so long. */
const LATE_DAYS = 7;

const TYPE = 'GAS_TO_RATE';

const recipientsOf = async (review: Review): Promise<string[]> => {
  const coach = review.withoutCoach ? await coachOf({ ...review, id: review.memberId }, review.coach) : null;
  return [review.withoutFamily ? review.parentId : null, coach].filter((one) => one !== null);
};

/** The row is locked, so that a second process waits and then finds those who are notified. */
const notifyReview = (id: string): Promise<void> =>
  inTransaction(async () => {
    const review = await lockReview(id);
    if (!review || review.reviewOn > dayInZone(review.timeZone)) return;
    const message = gasNotificationTexts.reviewToday(review.title);
    const notice = { type: TYPE, outcomeId: review.outcomeId, day: review.reviewOn, message } as const;
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
  });

const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Notifies the sides that have not rated yet, once, on the day of the review in the family's zone. */
export const notifyReviews = async (signal?: AbortSignal): Promise<void> => {
  const now = Date.now();
  // No zone is more than a day ahead.
  const days = { from: utcDay(now - LATE_DAYS * DAY), to: utcDay(now + DAY) };
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const found: Awaited<ReturnType<typeof reviewsBetween>> = await reviewsBetween(days, after, BATCH);
    for (const { id, reviewOn, timeZone } of found) if (reviewOn <= dayInZone(timeZone)) await notifyReview(id);
    after = found.at(-1)?.id ?? null;
    if (found.length < BATCH) return;
  }
};
