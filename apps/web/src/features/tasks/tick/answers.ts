import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { currentSession } from '../../../kernel/sign-in/state.ts';
import { createStore, type Store } from '../../../kernel/store.ts';

/** What a row says after its task was ticked here. */
export type Answer = {
  name: string;
  notes: string;
  /** The first name of the coach who is notified. */
  coach: string | undefined;
  /** Until when Undo is offered, in milliseconds. */
  until: number;
  undo: () => Promise<unknown>;
  /** Why undoing failed. */
  problem?: string;
};

// Beside the cached data and in memory only, so that a tick made on a task's page is answered in the list behind it as
// well. A row follows its own answer: a programme can have thousands of rows.

/** `latest` is read out. */
type State = { session: number | undefined; of: Readonly<Record<string, Answer>>; latest: string };
const NONE: State = { session: undefined, of: {}, latest: '' };
const stores = new WeakMap<QueryClient, Store<State>>();

const answersOf = (client: QueryClient) => {
  const store = stores.get(client) ?? createStore(NONE);
  stores.set(client, store);
  // Those of another session are not shown: somebody else may have signed in.
  const now = () => (store.get().session === currentSession()?.started ? store.get() : NONE);
  const change = (next: Partial<State>) => store.set({ ...now(), ...next, session: currentSession()?.started });
  return {
    subscribe: store.subscribe,
    latest: () => now().latest,
    to: (id: string): Answer | undefined => now().of[id],
    set: (id: string, answer: Answer | undefined, latest = now().latest) => {
      const { [id]: _before, ...others } = now().of;
      change({ of: answer ? { ...others, [id]: answer } : others, latest });
    },
    /** For a page with tasks that opens: what was said before has been read. */
    dropOld: (time: number) => {
      const recent = Object.entries(now().of).filter(([, { until }]) => until > time);
      change({ of: Object.fromEntries(recent), latest: '' });
    },
  };
};

export const useAnswers = () => {
  const client = useQueryClient();
  return useMemo(() => answersOf(client), [client]);
};

export const useAnswer = (id: string): Answer | undefined => {
  const { subscribe, to } = useAnswers();
  return useSyncExternalStore(subscribe, () => to(id));
};

export const useLatestAnswer = (): string => {
  const { subscribe, latest } = useAnswers();
  return useSyncExternalStore(subscribe, latest);
};
