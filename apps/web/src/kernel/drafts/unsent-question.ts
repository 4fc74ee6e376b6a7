import { SECOND } from '@amberway/contract/kernel/limits';
import { draftLabel, signOutTexts } from '@amberway/contract/drafts/texts';
import { createStore, useStore } from '../store.ts';
import type { DraftName } from './local.ts';

// The user signs out while the server does not have all of their text. The signed-in area shows the question;
// if it is not mounted, window.confirm does.

type State = { kind: 'storing' } | { kind: 'asking'; texts: string[]; answer: (lose: boolean) => void };

/** A save quicker than this shows no message. */
const QUIET_MS = 0.6 * SECOND;

const store = createStore<State | null>(null);

export const useUnsentQuestion = (): State | null => useStore(store);

/** Shows that the text is being saved, once it takes longer than a moment. */
export const whileStoring = async <T>(work: Promise<T>): Promise<T> => {
  const timer = setTimeout(() => store.set({ kind: 'storing' }), QUIET_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    store.set(null);
  }
};

/** Whether the user signs out anyway. */
export const mayLose = (names: readonly DraftName[]): Promise<boolean> => {
  const texts = [...new Set(names.map(({ kind }) => draftLabel(kind)))];
  // oxlint-disable-next-line no-alert -- outside the signed-in area there is no other dialog
  if (!store.isFollowed()) return Promise.resolve(window.confirm(`${signOutTexts.intro} ${texts.join(', ')}`));
  return new Promise((resolve) => {
    const answer = (lose: boolean) => {
      store.set(null);
      resolve(lose);
    };
    store.set({ kind: 'asking', texts, answer });
  });
};
