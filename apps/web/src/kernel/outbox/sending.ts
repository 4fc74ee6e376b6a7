import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { ApiError, isPassing } from '../api-error.ts';
import { correctBody, type Entry, markTried, readEntries, refuseEntry, removeEntry } from './entries.ts';
import { type Outcome, type Sender, senderOf } from './senders.ts';

// Sends what waits, oldest first. Each entry keeps its id, so a request whose response was lost can be repeated.

const FIRST_RETRY_MS = 5 * SECOND;
const LAST_RETRY_MS = MINUTE;
const LOCK = 'amberway-outbox';

/** again: sending failed for now. signIn: the server needs a new sign-in first. */
export type Sent = {
  outcome: 'done' | 'again' | 'signIn' | 'busy';
  nextMs: number | null;
  /** The entries that the server has, by its own answer. */
  answered: readonly string[];
};

const TOO_MANY = 429;
const UNAUTHENTICATED = 401;

/** The person has to do something first: sign in, or agree to how data is handled. */
const needsPerson = ({ status, code }: ApiError) => status === UNAUTHENTICATED || code === 'consent_needed';

/** Sending can succeed later. A response that is not ours (cut off, or of a network's own page) says nothing of it. */
export const isForNow = (error: ApiError) =>
  isPassing(error) || error.status === TOO_MANY || needsPerson(error) || error.code === 'internal';

/** An entry that the response does not name waits on. */
const settle = async (entries: readonly Entry[], outcomes: readonly Outcome[], answered: string[]): Promise<void> => {
  for (const outcome of outcomes) {
    const entry = entries.find(({ id }) => id === outcome.id);
    if (!entry) continue;
    if (outcome.result === 'refused') await refuseEntry(entry.id, outcome.reason);
    else if (outcome.result === 'corrected') await correctBody(entry, outcome.body);
    else {
      await removeEntry(entry.id);
      answered.push(entry.id);
    }
  }
};

/** What was never sent can still be put right; what was sent has to be repeated as it was. */
const checkTime = async ({ checked }: Sender, entry: Entry): Promise<Entry> =>
  checked && entry.triedAt === null && !entry.timeChecked
    ? { ...entry, body: await checked(entry), timeChecked: true }
    : entry;

/** One entry that cannot even be read must not hold up the others: they are sent one by one then. */
const sendBatch = async (sender: Sender, batch: readonly Entry[], answered: string[]): Promise<void> => {
  const checked: Entry[] = [];
  for (const entry of batch) checked.push(await checkTime(sender, entry));
  const entries = await markTried(checked);
  const [only] = entries;
  if (!only) return;
  try {
    await settle(entries, await sender.send(entries), answered);
  } catch (error) {
    if (!(error instanceof ApiError) || isForNow(error)) throw error;
    if (entries.length === 1) await refuseEntry(only.id, error.message);
    else for (const entry of entries) await sendBatch(sender, [entry], answered);
  }
};

/** The record that an entry is about, if later entries about it have to be sent later. */
const recordOf = ({ body }: Entry): string | undefined => (body as { key?: string } | null)?.key;

/** Without those that have to be sent after another one about the same record that is not due yet. */
const inOrder = (entries: readonly Entry[], now: number) => {
  const blocked = new Set<string>();
  return entries
    .filter(({ state }) => state === 'waiting')
    .flatMap((entry) => {
      const record = recordOf(entry);
      if (record && blocked.has(record)) return [];
      // A clock that was set back must not hold an entry for longer than it could be taken back.
      const isDue = !entry.held && (entry.notBefore <= now || entry.at > now);
      if (record && !isDue) blocked.add(record);
      return [{ entry, isDue }];
    });
};

const dueOf = (entries: readonly Entry[], now: number): Entry[] =>
  inOrder(entries, now).flatMap(({ entry, isDue }) => (isDue ? [entry] : []));

/** When the next entry of a known kind can be sent, in milliseconds: one that can be taken back, or was corrected. */
const nextIn = (entries: readonly Entry[], now: number): number | null => {
  const waits = inOrder(entries, now)
    .filter(({ entry }) => senderOf(entry.kind))
    // Its own document ends the first request; otherwise it is looked for again.
    .map(({ entry }) => Math.max(entry.notBefore - now, entry.held ? FIRST_RETRY_MS : 0));
  return waits.length > 0 ? Math.min(...waits) : null;
};

const sendDue = async (owner: string): Promise<Sent> => {
  // Before reading: what can still be taken back while it is read is not sent.
  const now = Date.now();
  const due = dueOf(await readEntries(owner), now);
  const answered: string[] = [];
  let outcome: Sent['outcome'] = 'done';
  for (const kind of new Set(due.map((entry) => entry.kind))) {
    const sender = senderOf(kind);
    if (!sender) continue;
    const ofKind = due.filter((entry) => entry.kind === kind);
    for (let from = 0; from < ofKind.length; from += sender.batch) {
      try {
        await sendBatch(sender, ofKind.slice(from, from + sender.batch), answered);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (needsPerson(error)) outcome = 'signIn';
        else if (outcome === 'done') outcome = 'again';
        break;
      }
    }
  }
  return { outcome, nextMs: nextIn(await readEntries(owner), Date.now()), answered };
};

/** One tab at a time: two would send the same entries twice, which is harmless but wasteful. */
export const sendOnce = async (owner: string): Promise<Sent> => {
  const { locks } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  if (!locks) return sendDue(owner);
  return locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<Sent> =>
    lock ? sendDue(owner) : { outcome: 'busy', nextMs: FIRST_RETRY_MS, answered: [] },
  );
};

/** 5 s, 10 s, 20 s … up to a minute. */
export const retryMs = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
