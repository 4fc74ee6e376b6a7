import type { CallInput, EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { SECOND } from '@amberway/contract/kernel/limits';
import { ApiError } from '../api-error.ts';
import { call, type CallArgs } from '../api.ts';
import { createStore, useStore } from '../store.ts';
import type { Entry } from './entries.ts';
import { isDecided } from './verdict.ts';

// A family's writes that survive a lost network. The outbox itself is loaded after the page has opened. For everybody
// else a write that cannot be sent fails as usual.

/** What waits in the outbox: `key` names the record it is about. */
export type Written<I = unknown> = {
  key: string;
  input: I;
  /** A write that it replaces and that the server may have. */
  earlier?: { id: string; kind: string; body: Written } | undefined;
};
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

export type Write = {
  kind: string;
  key: string;
  /** Names it to the person who wrote it. */
  label: string;
  /** A UUID: the key under which the server stores it once, however often it is sent. */
  id: string;
  /** A newer write about the same record replaces one that waits. */
  replaces?: boolean;
  input: unknown;
};

/** done: the server has answered, so it leaves the device. release: it did not, so the outbox sends it. */
export type Held = 'queued' | { done: () => Promise<void>; release: () => Promise<void> };

type Outbox = { hold: (write: Write) => Promise<Held> };
let outbox: Outbox | undefined;
let coming: { outbox: Promise<void>; arrived: () => void } | undefined;
/** A write that is made before the outbox has loaded waits so long for it: sent before, it would be lost with the page. */
const LOAD_MS = 10 * SECOND;
const wanted = createStore(false);
/** Whether a write waits for the outbox, which then does not wait until the page is idle. */
export const useOutboxWanted = (): boolean => useStore(wanted);

/** Called when a page opens for somebody who will have an outbox. Returns a function that takes it back. */
export const expectOutbox = (): (() => void) => {
  let arrived = () => {};
  const promise = new Promise<void>((resolve) => (arrived = resolve));
  coming = { outbox: promise, arrived };
  return () => {
    coming = undefined;
    wanted.set(false);
  };
};

/** Undefined if the session that expected an outbox has ended meanwhile: the next one may be another person's. */
const loadedOutbox = async (expected: typeof coming): Promise<Outbox | undefined> => {
  if (!outbox && expected) {
    wanted.set(true);
    await Promise.race([expected.outbox, new Promise((resolve) => setTimeout(resolve, LOAD_MS))]);
  }
  return coming === expected ? outbox : undefined;
};

/** Undefined if there is no outbox, or the device has no room for it: then the write is sent as anybody's is. */
const hold = async (write: Write, expected: typeof coming): Promise<Held | undefined> => {
  const found = await loadedOutbox(expected);
  return found?.hold(write).catch(() => undefined);
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

/**
 * Stores a write on this device and sends it. Unless the server decides on it (verdict.ts) it stays and is sent later
 * under the same key; also if the browser is closed meanwhile.
 */
export const callOrWait = async <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E> & NonNullable<CallArgs<E>[0]>,
  options: Omit<Write, 'input'>,
): Promise<OrWaits<ReplyOf<E>>> => {
  const write = { ...options, input };
  const expected = coming;
  let held = await hold(write, expected);
  if (held === 'queued') return WAITS;
  try {
    const reply = await call(endpoint, ...([input, { idempotencyKey: write.id }] as unknown as CallArgs<E>));
    await held?.done();
    return reply;
  } catch (error) {
    if (error instanceof ApiError && isDecided(error)) {
      await held?.done();
      throw error;
    }
    held ??= await hold(write, expected);
    if (held !== 'queued') await held?.release();
    if (!held || !(error instanceof ApiError)) throw error;
    return WAITS;
  }
};
