import type { Needed } from '@amberway/contract/kernel/after-failure';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { ApiError } from '../api-error.ts';
import { isFull } from '../device/database.ts';
import { correctBody, type Entry, markTried, readEntries, refuseEntry, removeEntry } from './entries.ts';
import { HOLD_MS } from './running.ts';
import { type Outcome, type Sender, senderOf } from './senders.ts';
import { outboxTexts } from './texts.ts';
import { isDecided, isTooLarge, neededBy, verdictOn } from './verdict.ts';

// Sends what waits, oldest first. Each entry keeps its id, so a request whose response was lost can be repeated.

const FIRST_RETRY_MS = 5 * SECOND;
const LAST_RETRY_MS = MINUTE;
const LOCK = 'amberway-outbox';

/** again: sending failed for now. */
export type Sent = {
  outcome: 'done' | 'again' | 'busy';
  /** What the person has to do before the server takes what waits. */
  needs: Needed | null;
  nextMs: number | null;
  /** The entries that the server has, by its own answer. */
  answered: readonly string[];
};

const UNNAMED = new ApiError({
  status: 200,
  code: 'unavailable',
  message: 'The response does not name every entry.',
  noResponse: true,
});

/** What was sent while there was no room to note it, to be repeated as it was. */
const sentUnmarked = new Map<string, Entry>();

/** An entry that the response does not name waits on, until the next attempt. */
const settle = async (entries: readonly Entry[], outcomes: readonly Outcome[], answered: string[]): Promise<void> => {
  const named = new Set(outcomes.map(({ id }) => id));
  for (const outcome of outcomes) {
    const entry = entries.find(({ id }) => id === outcome.id);
    if (!entry) continue;
    sentUnmarked.delete(entry.id);
    if (outcome.result === 'refused') await refuseEntry(entry.id, outcome.reason);
    else if (outcome.result === 'corrected') await correctBody(entry, outcome.body);
    else {
      await removeEntry(entry.id);
      answered.push(entry.id);
    }
  }
  if (entries.some(({ id }) => !named.has(id))) throw UNNAMED;
};

/** What was never sent can still be put right; what was sent has to be repeated as it was. */
const checkTime = async ({ checked }: Sender, entry: Entry): Promise<Entry> =>
  checked && entry.triedAt === null && !entry.timeChecked
    ? { ...entry, body: await checked(entry), timeChecked: true }
    : entry;

/** Returns the entries to send. Without room for the note they are sent all the same: only sending makes room. */
const claim = async (sender: Sender, batch: readonly Entry[]): Promise<Entry[]> => {
  const checked: Entry[] = [];
  for (const entry of batch) checked.push(sentUnmarked.get(entry.id) ?? (await checkTime(sender, entry)));
  try {
    return await markTried(checked);
  } catch (error) {
    if (!isFull(error)) throw error;
    for (const entry of checked) sentUnmarked.set(entry.id, entry);
    return checked;
  }
};

/** Whether its owner is still the one who uses this document: nobody's entries are sent with another one's session. */
type GoesOn = () => boolean;

/** A proxy's own page says nothing to a person. */
const reasonOf = (error: ApiError) =>
  isTooLarge(error) && error.code === 'internal' ? outboxTexts.tooLarge : error.message;

/** One entry that cannot even be read must not hold up the others: they are sent one by one then. */
const sendBatch = async (sender: Sender, batch: readonly Entry[], run: Run): Promise<void> => {
  const entries = await claim(sender, batch);
  const [only] = entries;
  if (!only || !run.goesOn()) return;
  try {
    await settle(entries, await sender.send(entries), run.answered);
  } catch (error) {
    if (!(error instanceof ApiError) || !isDecided(error)) throw error;
    if (entries.length > 1) for (const entry of entries) await sendBatch(sender, [entry], run);
    else if (verdictOn(error) === 'refused') await refuseEntry(only.id, reasonOf(error));
    else await settle(entries, [{ id: only.id, result: 'known' }], run.answered);
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
      const ms = entry.notBefore - now;
      // A clock that was set back must not hold an entry for longer than any can be taken back.
      const isDue = !entry.held && (ms <= 0 || ms > HOLD_MS);
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

const FAILED = 500;
/** The server failed at these entries, and may take others. */
const isOfEntries = ({ status, code }: ApiError) => status === FAILED && code === 'internal';
/** So many entries in a row that fail alone: the server fails at everything. */
const FAILED_ALONE_MAX = 5;

type Run = { answered: string[]; blocked: Set<string>; failedAlone: number; goesOn: GoesOn };

/** Returns the failure after which the rest waits, or which some entries had; later ones about their record wait too. */
const sendAll = async (sender: Sender, entries: readonly Entry[], run: Run): Promise<ApiError | undefined> => {
  let failure: ApiError | undefined;
  for (let from = 0; from < entries.length && run.goesOn(); from += sender.batch) {
    const batch = entries.slice(from, from + sender.batch).filter((entry) => !run.blocked.has(recordOf(entry) ?? ''));
    try {
      if (batch.length > 0) await sendBatch(sender, batch, run);
      run.failedAlone = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failure = error;
      const [only, ...more] = batch;
      if (isOfEntries(error) && more.length > 0) failure = await sendAll({ ...sender, batch: 1 }, batch, run);
      else if (only) {
        run.blocked.add(recordOf(only) ?? only.id);
        run.failedAlone += 1;
      }
      if (failure && (!isOfEntries(failure) || run.failedAlone >= FAILED_ALONE_MAX)) return failure;
    }
  }
  return failure;
};

const sendDue = async (owner: string, goesOn: GoesOn): Promise<Sent> => {
  // Before reading: what can still be taken back while it is read is not sent.
  const now = Date.now();
  const due = dueOf(await readEntries(owner), now);
  const run: Run = { answered: [], blocked: new Set(), failedAlone: 0, goesOn };
  let outcome: Sent['outcome'] = 'done';
  let needs: Needed | null = null;
  for (const kind of new Set(due.map((entry) => entry.kind))) {
    const sender = senderOf(kind);
    if (!sender) continue;
    const ofKind = due.filter((entry) => entry.kind === kind);
    const failure = await sendAll(sender, ofKind, run);
    if (!failure) continue;
    outcome = 'again';
    needs ??= neededBy(failure);
  }
  return { outcome, needs, nextMs: nextIn(await readEntries(owner), Date.now()), answered: run.answered };
};

/** A tab that the browser has frozen while it sent never ends its lock. */
const BUSY_MAX_MS = 2 * MINUTE;
let busySince: number | null = null;

/** One tab at a time: two would send the same entries twice, which is harmless but wasteful. */
export const sendOnce = async (owner: string, goesOn: GoesOn = () => true): Promise<Sent> => {
  const { locks } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  if (!locks) return sendDue(owner, goesOn);
  const isFrozen = busySince !== null && Date.now() - busySince >= BUSY_MAX_MS;
  return locks.request(LOCK, isFrozen ? { steal: true } : { ifAvailable: true }, async (lock): Promise<Sent> => {
    if (!lock) {
      busySince ??= Date.now();
      return { outcome: 'busy', needs: null, nextMs: FIRST_RETRY_MS, answered: [] };
    }
    busySince = null;
    return sendDue(owner, goesOn);
  });
};

/** 5 s, 10 s, 20 s … up to a minute. */
export const retryMs = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
