import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { ApiError, isPassing } from '../api-error.ts';
import { type Entry, readEntries, refuseEntry, removeEntry, replaceBody } from './entries.ts';
import { type Outcome, type Sender, senderOf } from './senders.ts';

// Sends what waits, oldest first. Each entry keeps its id, so a request whose response was lost can be repeated.

const FIRST_RETRY_MS = 5 * SECOND;
const LAST_RETRY_MS = MINUTE;
const LOCK = 'amberway-outbox';

/** again: sending failed for now. signIn: the server needs a new sign-in first. */
export type Sent = { outcome: 'done' | 'again' | 'signIn' | 'busy'; nextMs: number | null };

const TOO_MANY = 429;
const UNAUTHENTICATED = 401;

/** The person has to do something first: sign in, or agree to how data is handled. */
const needsPerson = ({ status, code }: ApiError) => status === UNAUTHENTICATED || code === 'consent_needed';

/** Sending can succeed later. A response that is not ours (cut off, or of a network's own page) says nothing of it. */
const isForNow = (error: ApiError) =>
  isPassing(error) || error.status === TOO_MANY || needsPerson(error) || error.code === 'internal';

/** An entry that the response does not name waits on. */
const settle = async (entries: readonly Entry[], outcomes: readonly Outcome[]): Promise<void> => {
  for (const outcome of outcomes) {
    const entry = entries.find(({ id }) => id === outcome.id);
    if (!entry) continue;
    if (outcome.result === 'refused') await refuseEntry(entry.id, outcome.reason);
    else if (outcome.result === 'corrected') await replaceBody(entry, outcome.body);
    else await removeEntry(entry.id);
  }
};

/** One entry that cannot even be read must not hold up the others: they are sent one by one then. */
const sendBatch = async (sender: Sender, entries: readonly Entry[]): Promise<void> => {
  try {
    await settle(entries, await sender.send(entries));
  } catch (error) {
    const [only] = entries;
    if (!(error instanceof ApiError) || isForNow(error) || !only) throw error;
    if (entries.length === 1) await refuseEntry(only.id, error.message);
    else for (const entry of entries) await sendBatch(sender, [entry]);
  }
};

const dueOf = (entries: readonly Entry[], now: number) =>
  // A clock that was set back must not hold an entry for longer than it could be taken back.
  entries.filter(({ state, notBefore, at }) => state === 'waiting' && (notBefore <= now || at > now));

/** When the next entry of a known kind can be sent, in milliseconds: one that can be taken back, or was corrected. */
const nextIn = (entries: readonly Entry[], now: number): number | null => {
  const waits = entries
    .filter(({ state, kind }) => state === 'waiting' && senderOf(kind))
    .map(({ notBefore }) => Math.max(0, notBefore - now));
  return waits.length > 0 ? Math.min(...waits) : null;
};

const sendDue = async (owner: string): Promise<Sent> => {
  // Before reading: what can still be taken back while it is read is not sent.
  const now = Date.now();
  const due = dueOf(await readEntries(owner), now);
  let outcome: Sent['outcome'] = 'done';
  for (const kind of new Set(due.map((entry) => entry.kind))) {
    const sender = senderOf(kind);
    if (!sender) continue;
    const ofKind = due.filter((entry) => entry.kind === kind);
    for (let from = 0; from < ofKind.length; from += sender.batch) {
      try {
        await sendBatch(sender, ofKind.slice(from, from + sender.batch));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (needsPerson(error)) outcome = 'signIn';
        else if (outcome === 'done') outcome = 'again';
        break;
      }
    }
  }
  return { outcome, nextMs: nextIn(await readEntries(owner), Date.now()) };
};

/** One tab at a time: two would send the same entries twice, which is harmless but wasteful. */
export const sendOnce = async (owner: string): Promise<Sent> => {
  const { locks } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  if (!locks) return sendDue(owner);
  return locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<Sent> =>
    lock ? sendDue(owner) : { outcome: 'busy', nextMs: FIRST_RETRY_MS },
  );
};

/** 5 s, 10 s, 20 s … up to a minute. */
export const retryMs = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
