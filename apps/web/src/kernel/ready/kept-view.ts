import type { DehydratedState } from '@tanstack/react-query';
import { DAY } from '@amberway/contract/kernel/limits';
import { currentBearer } from '../sign-in/credentials.ts';
import { isReadyFor } from './choice.ts';
import type { KeptView } from './vault.ts';

// Lazy: only families that chose it have a vault.
const loadVault = () => import('./vault.ts');

/** Counted from the last time the server confirmed the session. */
const MAX_AGE_MS = 7 * DAY;

type StoredQuery = DehydratedState['queries'][number];
/** Leaves out what is not to be stored. */
type Part = (data: unknown) => unknown;
const all: Part = (data) => data;

/** Queries stored in addition to those of the home, by their hash. */
const parts = new Map<string, Part>();

/** Stores this query on a device that is to be ready, from its next change on. */
export const keepOnDevice = <T>(queryHash: string, part: (data: T) => T): void => {
  parts.set(queryHash, part as Part);
};

export const isKeptOnDevice = (queryHash: string): boolean => parts.has(queryHash);

let read: Promise<KeptView | undefined> | undefined;

const readView = async (owner: string): Promise<KeptView | undefined> => {
  try {
    const view = await (await loadVault()).readVault();
    if (view?.owner !== owner || Date.now() - view.at >= MAX_AGE_MS) return undefined;
    // What was stored stays stored until newer data replaces it.
    for (const { queryHash } of view.state.queries) parts.set(queryHash, all);
    return view;
  } catch {
    // No IndexedDB, a broken copy, or the code could not be loaded: the page starts as without it.
    return undefined;
  }
};

/** The copy on this device as it was when the page was loaded, if it is this user's. */
export const takeKept = (owner: string): Promise<KeptView | undefined> => (read ??= readView(owner));

const partOf = (query: StoredQuery): StoredQuery => {
  const part = parts.get(query.queryHash) ?? all;
  return { ...query, state: { ...query.state, data: part(query.state.data) } };
};

export const keepView = async (view: KeptView): Promise<void> => {
  // Only what a confirmed session has loaded: otherwise a copy would never become too old.
  if (currentBearer() === null) return;
  const { writeVault } = await loadVault();
  const state = { ...view.state, queries: view.state.queries.map(partOf) };
  await writeVault({ ...view, state }, () => isReadyFor(view.owner));
};
