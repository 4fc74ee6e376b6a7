import type { DehydratedState } from '@tanstack/react-query';
import { DAY } from '@amberway/contract/kernel/limits';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { endDevice, PASS } from '../device/end.ts';
import { currentBearer } from '../sign-in/credentials.ts';
import { isReadyFor } from './choice.ts';

// The last home, programme and latest notes of a family, sealed in this browser for reading without a network.

export type KeptView = { owner: string; at: number; user: CurrentUser; state: DehydratedState };

// Lazy: only families that chose it have one.
const loadStore = () => import('../device/sealed-store.ts');
const NAME = 'view';

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

/** The owner is a role and an id. */
const idOf = (owner: string): string => owner.split(':')[1] ?? owner;

let read: Promise<KeptView | undefined> | undefined;

const readView = async (owner: string): Promise<KeptView | undefined> => {
  try {
    const { getSealed, removeSealed } = await loadStore();
    const view = await getSealed<KeptView>(idOf(owner), NAME);
    if (view?.owner !== owner) return undefined;
    // The pass goes when the family ends this device from another one, or changes its password.
    const hasPass = (await getSealed(idOf(owner), PASS)) !== undefined;
    if (!hasPass || Date.now() - view.at >= MAX_AGE_MS) {
      await removeSealed(idOf(owner), NAME);
      return undefined;
    }
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

/** What was read is not for a later session in this document. */
export const dropKept = (): void => {
  read = undefined;
};

const partOf = (query: StoredQuery): StoredQuery => {
  const part = parts.get(query.queryHash) ?? all;
  return { ...query, state: { ...query.state, data: part(query.state.data) } };
};

export const keepView = async (view: KeptView): Promise<void> => {
  // Only what a confirmed session has loaded: otherwise a copy would never become too old.
  if (currentBearer() === null) return;
  const { putSealed } = await loadStore();
  if (!isReadyFor(view.owner)) return;
  const state = { ...view.state, queries: view.state.queries.map(partOf) };
  await putSealed(idOf(view.owner), NAME, { ...view, state });
  // The person signed out while it was written.
  if (!isReadyFor(view.owner)) await endDevice();
};

/** The server no longer knows the session: perhaps because the family ended it from another device. */
export const removeKept = async (owner: string): Promise<void> => {
  read = undefined;
  if (isReadyFor(owner)) await (await loadStore()).removeSealed(idOf(owner), NAME);
};
