import { ApiError } from '../api-error.ts';
import { type DraftName, storedDrafts, type LocalDraft, removeStoredDraft, writeLocal } from './local.ts';
import { saveRemote, storeConflictRemote } from './remote.ts';

// After sign-out nothing about a child stays in the browser's storage, and no text is lost silently: what the server
// does not have yet is sent to it, as a conflict copy if it has a different text. What cannot be sent stays in the
// memory of this tab for its owner, until somebody else signs in or the tab is closed.

type Text = { name: DraftName; draft: LocalDraft };

let waiting: Text[] = [];

/** The drafts of the signed-in user that the server does not have; other users' were removed at sign-in. */
export const unsentDrafts = (): Text[] => storedDrafts().filter(({ draft }) => draft.dirty);

/** Returns whether the server has the text now. */
const send = async ({ name, draft }: Text, bearer: string): Promise<boolean> => {
  const { value, version, settles } = draft;
  const saveOptions = { last: true, bearer, settles };
  try {
    await saveRemote(name, value, version, saveOptions);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'stale')) return false;
  }
  try {
    await storeConflictRemote(name, value, saveOptions);
    return true;
  } catch {
    return false;
  }
};

const sendAll = async <T extends Text>(texts: readonly T[], bearer: string): Promise<T[]> => {
  const sent = await Promise.all(texts.map((text) => send(text, bearer)));
  return texts.filter((_, at) => !sent[at]);
};

/** Sends the unsent drafts and returns those that failed. The browser's copies stay until the session ends. */
export const storeUnsent = (bearer: string): Promise<Text[]> => sendAll(unsentDrafts(), bearer);

/** The user stays signed in, in another view: removes the copies that the server has. */
export const handOverDrafts = async (bearer: string): Promise<void> => {
  const drafts = storedDrafts();
  const failed = new Set(
    await sendAll(
      drafts.filter(({ draft }) => draft.dirty),
      bearer,
    ),
  );
  for (const one of drafts) if (!failed.has(one)) removeStoredDraft(one.at);
};

/** Removes all drafts without asking: the user has decided, or the server has them all. */
export const removeDrafts = (): void => {
  for (const { at } of storedDrafts()) removeStoredDraft(at);
  waiting = [];
};

/** Removes all drafts from storage; unsent ones stay in memory. */
export const takeDrafts = (): void => {
  const unsent = unsentDrafts();
  for (const { at } of storedDrafts()) removeStoredDraft(at);
  waiting = [...waiting, ...unsent];
};

/** Sends the drafts in memory with the token of the session that is ending. */
export const sendWaiting = async (bearer: string | null): Promise<void> => {
  if (bearer && waiting.length > 0) waiting = await sendAll(waiting, bearer);
};

/** Before a new session opens: sends its owner's drafts and discards those of other users. */
export const receiveOwner = async (owner: string, bearer: string): Promise<void> => {
  waiting = waiting.filter(({ name }) => name.owner === owner);
  await sendWaiting(bearer);
};

/** Moves the drafts in memory back to the browser's storage, where this user's forms look for them. */
export const storeWaiting = (owner: string | null): void => {
  for (const { name, draft } of waiting) if (name.owner === owner) writeLocal(name, draft);
  waiting = [];
};

/** After a sign-in: removes the drafts of other users from this browser. */
export const removeDraftsOfOthers = (owner: string): void => {
  for (const { at, name } of storedDrafts()) if (name.owner !== owner) removeStoredDraft(at);
  storeWaiting(owner);
};
