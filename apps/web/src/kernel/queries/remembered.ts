import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { HOUR, SECOND } from '@amberway/contract/kernel/limits';
import { isReadyFor } from '../ready/choice.ts';
import { dropKept, isKeptOnDevice, keepView, takeKept } from '../ready/kept-view.ts';
import { currentBearer } from '../sign-in/credentials.ts';
import { forgetRemembered, rememberedText, storeRemembered } from '../sign-in/storage.ts';
import { meQuery } from './me.ts';

// What the home showed last, for the next load of this tab: it is painted at once and replaced when fresh. It is about
// a child, so it is encrypted with a key made from the session's token. The token is never stored: without a valid
// session, on this device or any other, the text cannot be read. On a device that a family wants ready it is stored
// for longer and with more: see kernel/ready.

/** `meta` of the queries to remember. */
export const REMEMBERED = { remembered: true } as const;

const isRemembered = ({ meta }: Pick<Query, 'meta'>) => meta?.['remembered'] === true;
const isKept = (query: Query) => isRemembered(query) || isKeptOnDevice(query.queryHash);

/** Old figures are worse than a short wait. */
const MAX_AGE_MS = 12 * HOUR;
const PAUSE_MS = SECOND;

type Memory = { owner: string; at: number; state: DehydratedState };

/** Undefined over plain http, where browsers offer no encryption: then nothing is remembered. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

const keyOf = async (crypto: SubtleCrypto, bearer: string): Promise<CryptoKey> => {
  const digest = await crypto.digest('SHA-256', new TextEncoder().encode(`remembered:${bearer}`));
  return crypto.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const IV_BYTES = 12;

const store = async (memory: Memory): Promise<void> => {
  const crypto = subtle();
  const bearer = currentBearer();
  if (!crypto || !bearer) return;
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = new TextEncoder().encode(JSON.stringify(memory));
  const sealed = await crypto.encrypt({ name: 'AES-GCM', iv }, await keyOf(crypto, bearer), data);
  // The session may have ended meanwhile.
  if (currentBearer() === bearer) storeRemembered(`${toText(iv)}.${toText(new Uint8Array(sealed))}`);
};

const load = async (owner: string): Promise<Memory | undefined> => {
  const crypto = subtle();
  const bearer = currentBearer();
  const [iv, sealed] = rememberedText()?.split('.') ?? [];
  if (!crypto || !bearer || !iv || !sealed) return undefined;
  try {
    const key = await keyOf(crypto, bearer);
    const data = await crypto.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
    const memory = JSON.parse(new TextDecoder().decode(data)) as Memory;
    return memory.owner === owner && Date.now() - memory.at < MAX_AGE_MS ? memory : undefined;
  } catch {
    // Of an earlier session.
    forgetRemembered();
    return undefined;
  }
};

let restored: Memory | undefined;

/** Reads what an earlier load of this tab left; `fillRemembered` puts it into a cache. */
export const readRemembered = async (owner: string): Promise<void> => {
  restored = isReadyFor(owner) ? await takeKept(owner) : await load(owner);
};

/** Fills a new cache with what was read; false if there is nothing. */
export const fillRemembered = (client: QueryClient): boolean => {
  if (!restored) return false;
  // What no screen shows yet stays for the next one: without a network it could not be loaded again.
  hydrate(client, restored.state, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  // However new: what was done just before the page was left may be missing in it.
  void client.invalidateQueries({ refetchType: 'none', predicate: isKept });
  return true;
};

/**
 * Stores the remembered queries of the cache in use a moment after they change. Returns a function that stops it.
 * What was read is not for the cache of a later session in this document.
 */
export const rememberQueries = (client: QueryClient, owner: string): (() => void) => {
  restored = undefined;
  dropKept();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    const ready = isReadyFor(owner);
    const state = dehydrate(client, {
      // A query that failed since still has the data of before.
      shouldDehydrateQuery: (query) => (ready ? isKept : isRemembered)(query) && query.state.data !== undefined,
      shouldDehydrateMutation: () => false,
    });
    if (state.queries.length === 0) return;
    const memory = { owner, at: Date.now(), state };
    const user = client.getQueryData(meQuery.queryKey);
    void (ready && user ? keepView({ ...memory, user }) : store(memory)).catch(() => {});
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isKept(query)) return;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE_MS);
  });
  // What was loaded before the area was rendered.
  timer = setTimeout(save, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};
