import { sendPractice } from '@amberway/contract/practice/endpoints';
import { BATCH_MAX } from '@amberway/contract/practice/limits';
import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import type { BatchResult } from '@amberway/contract/practice/schemas';
import { call } from '../../../kernel/api.ts';
import type { Entry } from '../../../kernel/outbox/entries.ts';
import type { Outcome, Sender } from '../../../kernel/outbox/senders.ts';
import { clockAhead } from './clock.ts';

export const PRACTICE = 'practice';

/** A time in the future is the clock's fault: the entry is sent again with the time that the server's clock had. */
const corrected = (body: PracticeEntryBody, errors: BatchResult['errors']): PracticeEntryBody | undefined => {
  const ahead = clockAhead();
  const at = Date.parse(body.at);
  if (!errors?.['at'] || ahead <= 0 || at <= Date.now() - ahead) return undefined;
  return { ...body, at: new Date(at - ahead).toISOString() };
};

const outcomeOf = (entry: Entry, found: BatchResult | undefined): Outcome[] => {
  if (!found) return [];
  const { id } = entry;
  if (found.result !== 'refused') return [{ id, result: found.result }];
  const body = corrected(entry.body as PracticeEntryBody, found.errors);
  if (body) return [{ id, result: 'corrected', body }];
  const [field] = Object.values(found.errors ?? {});
  return [{ id, result: 'refused', reason: field ?? found.message ?? '' }];
};

/** Sends entries of practice. `bearer` gives the pass; without it they are sent with the session of this document. */
export const practiceSender = (bearer?: () => Promise<string | null>): Sender => ({
  batch: BATCH_MAX,
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
