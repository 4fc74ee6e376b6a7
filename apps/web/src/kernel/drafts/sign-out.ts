import { ApiError } from '../api-error.ts';
import { type DraftName, storedDrafts, type LocalDraft, removeStoredDraft, writeLocal } from './local.ts';
import { saveRemote, storeConflictRemote } from './remote.ts';

// Nothing about a child stays in the browser's storage after sign-out, and no text is lost without a word: what the
// server does not have yet is sent to it, as a conflict copy where a different text is there. What cannot be sent waits
// in the memory of this tab for its owner, and goes when somebody else signs in or the tab is closed.

type Text = { name: DraftName; draft: LocalDraft };

let waiting: Text[] = [];

/** What the server does not have yet, of whoever is signed in: others' texts were removed at sign-in. */
export const unsentDrafts = (): Text[] => storedDrafts().filter(({ draft }) => draft.dirty);

/** Whether the server has the text now. */
const send = async ({ name, draft }: Text, bearer: string): Promise<boolean> => {
  const { value, version, settles } = draft;
  const way = { last: true, bearer, settles };
  try {
    await saveRemote(name, value, version, way);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'stale')) return false;
  }
  try {
    await storeConflictRemote(name, value, way);
    return true;
  } catch {
    return false;
  }
};

const sendAll = async <T extends Text>(texts: readonly T[], bearer: string): Promise<T[]> => {
  const sent = await Promise.all(texts.map((text) => send(text, bearer)));
  return texts.filter((_, at) => !sent[at]);
};

/** Sends what is unsent and returns what could not be. The browser's copies stay until the session ends. */
export const storeUnsent = (bearer: string): Promise<Text[]> => sendAll(unsentDrafts(), bearer);

/** The person stays signed in, in another view: copies go as far as the server has them. */
export const handOverDrafts = async (bearer: string): Promise<void> => {
  const kept = storedDrafts();
  const failed = new Set(
    await sendAll(
      kept.filter(({ draft }) => draft.dirty),
      bearer,
    ),
  );
  for (const one of kept) if (!failed.has(one)) removeStoredDraft(one.at);
};

/** Out of storage, without a word: the person has decided, or the server has it all. */
export const removeDrafts = (): void => {
  for (const { at } of storedDrafts()) removeStoredDraft(at);
  waiting = [];
};

/** Out of storage; what is unsent waits in memory. */
export const takeDrafts = (): void => {
  const unsent = unsentDrafts();
  for (const { at } of storedDrafts()) removeStoredDraft(at);
  waiting = [...waiting, ...unsent];
};

/** Sends what waits with the token of the session that is ending. */
export const sendWaiting = async (bearer: string | null): Promise<void> => {
  if (bearer && waiting.length > 0) waiting = await sendAll(waiting, bearer);
};

/** Before the session of a sign-in opens: its owner's texts are stored, and those of others are gone. */
export const receiveOwner = async (owner: string, bearer: string): Promise<void> => {
  waiting = waiting.filter(({ name }) => name.owner === owner);
  await sendWaiting(bearer);
};

/** In the browser's storage again, where the forms of this very person look for them. */
export const storeWaiting = (owner: string | null): void => {
  for (const { name, draft } of waiting) if (name.owner === owner) writeLocal(name, draft);
  waiting = [];
};

/** Somebody signed in: texts of other people do not wait on this computer any longer. */
export const removeDraftsOfOthers = (owner: string): void => {
  for (const { at, name } of storedDrafts()) if (name.owner !== owner) removeStoredDraft(at);
  storeWaiting(owner);
};
