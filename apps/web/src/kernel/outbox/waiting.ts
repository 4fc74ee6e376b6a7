import type { CallInput, EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { SECOND } from '@amberway/contract/kernel/limits';
import { ApiError } from '../api-error.ts';
import { call, type CallArgs } from '../api.ts';
import { createStore, useStore } from '../store.ts';
import type { Entry, NewEntry } from './entries.ts';

// A family's writes that survive a lost network. The outbox itself is loaded after the page has opened. For everybody
// else a write that cannot be sent fails as usual.

/** What waits in the outbox: `key` names the record it is about. */
type Written<I = unknown> = { key: string; input: I };
export type WaitingWrite = Pick<Entry<Written>, 'id' | 'kind' | 'body' | 'label' | 'at' | 'state' | 'reason'>;

const store = createStore<readonly WaitingWrite[]>([]);
/** Called by the outbox whenever its entries change. */
export const showWaiting = store.set;
export const useWaitingWrites = (): readonly WaitingWrite[] => useStore(store);

/** The latest write of this kind about a record that the server does not have yet. */
export const useWaitingFor = <I>(kind: string, key: string): (WaitingWrite & { body: Written<I> }) | undefined =>
  useWaitingWrites().findLast((write) => write.kind === kind && write.body.key === key && write.state === 'waiting') as
    | (WaitingWrite & { body: Written<I> })
    | undefined;

type Outbox = {
  add: (entry: Omit<NewEntry, 'owner'>) => Promise<unknown>;
  remove: (id: string) => Promise<void>;
};
let outbox: Outbox | undefined;
let coming: { outbox: Promise<void>; arrived: () => void } | undefined;
/** A write that is made before the outbox has loaded waits so long for it. */
const LOAD_MS = 10 * SECOND;

/** Called when a page opens for somebody who will have an outbox. Returns a function that takes it back. */
export const expectOutbox = (): (() => void) => {
  let arrived = () => {};
  const promise = new Promise<void>((resolve) => (arrived = resolve));
  coming = { outbox: promise, arrived };
  return () => {
    coming = undefined;
  };
};

const loadedOutbox = async (): Promise<Outbox | undefined> => {
  if (!outbox && coming) await Promise.race([coming.outbox, new Promise((resolve) => setTimeout(resolve, LOAD_MS))]);
  return outbox;
};

/** Undefined when the session ends. */
export const offerOutbox = (offered: Outbox | undefined): void => {
  outbox = offered;
  if (offered) coming?.arrived();
  if (!offered) store.set([]);
};

/** In place of a reply: it is on this device and goes by itself. */
export const WAITS = 'waits';
export type OrWaits<R> = R | typeof WAITS;

type Options = {
  kind: string;
  key: string;
  /** Names it to the person who wrote it. */
  label: string;
  /** A UUID: the key under which the server stores it once, however often it is sent. */
  id: string;
  /** A newer write about the same record replaces one that waits. */
  replaces?: boolean;
};

/** Sends a write. If no response arrives it is stored on this device and sent later under the same key. */
export const callOrWait = async <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E> & NonNullable<CallArgs<E>[0]>,
  { kind, key, label, id, replaces = false }: Options,
): Promise<OrWaits<ReplyOf<E>>> => {
  try {
    return await call(endpoint, ...([input, { idempotencyKey: id }] as unknown as CallArgs<E>));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.noResponse) throw error;
    const found = await loadedOutbox();
    if (!found) throw error;
    // One that was rejected stays until it is dismissed.
    const isOlder = (write: WaitingWrite) => write.kind === kind && write.body.key === key && write.state === 'waiting';
    const older = store.get().filter(isOlder);
    const { add, remove } = found;
    await add({ id, kind, label, body: { key, input } satisfies Written });
    // Afterwards: if there is no room for the new one, the older one stays.
    if (replaces) await Promise.all(older.map((write) => remove(write.id)));
    return WAITS;
  }
};
