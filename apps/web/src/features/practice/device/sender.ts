import { afterFailure } from '@amberway/contract/kernel/after-failure';
import { sendPractice } from '@amberway/contract/practice/endpoints';
import { BATCH_MAX } from '@amberway/contract/practice/limits';
import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import type { BatchResult } from '@amberway/contract/practice/schemas';
import { getLive } from '@amberway/contract/health/endpoints';
import { call } from '../../../kernel/api.ts';
import { clockAhead, isClockKnown, noteCompared, trueNow } from '../../../kernel/device/clock.ts';
import type { Entry } from '../../../kernel/outbox/entries.ts';
import type { Outcome, Sender } from '../../../kernel/outbox/senders.ts';

export const PRACTICE = 'practice';

/**
 * The time by the server's clock: the device's was as wrong when it was recorded as it is now. If it was set meanwhile
 * the result could be in the future, which nothing recorded is.
 */
const withServerTime = (body: PracticeEntryBody): PracticeEntryBody => {
  const said = Date.parse(body.at);
  const at = Math.min(said - clockAhead(), trueNow());
  // A body without a time is the server's to reject: failing here would hold up everything behind it.
  return at === said || Number.isNaN(at) ? body : { ...body, at: new Date(at).toISOString() };
};

/** An entry that was sent before the clock was known to be wrong, and rejected for it, is put right once. */
const corrected = ({ body, timeChecked }: Entry, errors: BatchResult['errors']): unknown =>
  errors?.['at'] && !timeChecked && clockAhead() !== 0 ? withServerTime(body as PracticeEntryBody) : undefined;

const outcomeOf = (entry: Entry, found: BatchResult | undefined): Outcome[] => {
  if (!found) return [];
  const { id } = entry;
  if (found.result !== 'refused') return [{ id, result: found.result }];
  if (afterFailure(found.failure ?? '') !== 'refused') return [];
  const body = corrected(entry, found.errors);
  if (body) return [{ id, result: 'corrected', body }];
  const [field] = Object.values(found.errors ?? {});
  return [{ id, result: 'refused', reason: field ?? found.message ?? '' }];
};

/** Sends entries of practice. `bearer` gives the pass; without it they are sent with the session of this document. */
export const practiceSender = (bearer?: () => Promise<string | null>): Sender => ({
  batch: BATCH_MAX,
  checked: async ({ body }) => {
    if (!isClockKnown()) {
      // Any response tells the server's time. Without one nothing can be sent either.
      await call(getLive, undefined, { bearer: null });
      noteCompared();
    }
    return withServerTime(body as PracticeEntryBody);
  },
  send: async (entries) => {
    const options = bearer ? { bearer: await bearer() } : {};
    const { data } = await call(sendPractice, { body: { entries: entries.map(({ body }) => body) } }, options);
    return entries.flatMap((entry) =>
      outcomeOf(
        entry,
        data.results.find(({ _id }) => _id === entry.id),
      ),
    );
  },
});
