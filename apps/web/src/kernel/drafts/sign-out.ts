import { keptDrafts, removeKept } from './local.ts';
import { saveRemote } from './remote.ts';

// Nothing about a child stays in the browser after sign-out, and no text is lost by it: the browser's copy goes as
// soon as the server has it. What cannot be sent waits for its owner, and goes when somebody else signs in.

/** Sends what the server does not have yet, with the token of the session that is ending. */
export const handOverDrafts = async (bearer: string | null): Promise<void> => {
  const kept = keptDrafts();
  for (const { at, draft } of kept) if (!draft.dirty) removeKept(at);
  if (!bearer) return;
  await Promise.all(
    kept
      .filter(({ draft }) => draft.dirty)
      .map(async ({ at, name, draft }) => {
        try {
          await saveRemote(name, draft.value, draft.version, { last: true, bearer });
          removeKept(at);
        } catch {
          // Offline, or another device has saved a different text: both are kept, and the owner chooses next time.
        }
      }),
  );
};

/** Somebody signed in: texts of other people do not wait on this computer any longer. */
export const forgetDraftsOfOthers = (owner: string): void => {
  for (const { at, name } of keptDrafts()) if (name.owner !== owner) removeKept(at);
};
