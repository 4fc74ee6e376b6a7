import { database, type Sealed } from './database.ts';

// Seals what is stored on the device. A key cannot be read out by a script, only used; deleting it makes what it sealed
// unreadable at once. This protects against a glance at a shared device, not against malware.

/** outbox: stays until its owner's entries are sent. device: sign-out destroys it. */
export type Purpose = 'outbox' | 'device';

const IV_BYTES = 12;
const nameOf = (purpose: Purpose, owner: string) => `${purpose}:${owner}`;

/** Undefined over plain http, where browsers offer no encryption. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

const storedKey = async (name: string): Promise<CryptoKey | undefined> => (await database()).get('keys', name);

/** Another tab may make one at the same moment: the one that is stored counts. */
const makeKey = async (crypto: SubtleCrypto, name: string): Promise<CryptoKey> => {
  const made = await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const tx = (await database()).transaction('keys', 'readwrite', { durability: 'strict' });
  const key = (await tx.store.get(name)) ?? made;
  if (key === made) await tx.store.put(made, name);
  await tx.done;
  return key;
};

export const seal = async (purpose: Purpose, owner: string, value: unknown): Promise<Sealed> => {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const crypto = subtle();
  if (!crypto) return { iv: null, data: text.buffer };
  const name = nameOf(purpose, owner);
  const key = (await storedKey(name)) ?? (await makeKey(crypto, name));
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, data: await crypto.encrypt({ name: 'AES-GCM', iv }, key, text) };
};

/** Undefined if its key is gone. */
export const unseal = async <T>(purpose: Purpose, owner: string, { iv, data }: Sealed): Promise<T | undefined> => {
  try {
    const key = iv && (await storedKey(nameOf(purpose, owner)));
    if (iv && !key) return undefined;
    const text = iv && key ? await subtle()?.decrypt({ name: 'AES-GCM', iv }, key, data) : data;
    return text && (JSON.parse(new TextDecoder().decode(text)) as T);
  } catch {
    return undefined;
  }
};
