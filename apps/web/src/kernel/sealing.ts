// Encryption of what is stored in this browser about a child.

const IV_BYTES = 12;

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** Undefined over plain http, where browsers offer no encryption: then nothing is stored. */
export const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export const seal = async (crypto: SubtleCrypto, key: CryptoKey, value: unknown): Promise<Sealed> => {
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(value)));
  return { iv, data };
};

/** Throws if it was sealed with another key. */
export const unseal = async <T>(crypto: SubtleCrypto, key: CryptoKey, { iv, data }: Sealed): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await crypto.decrypt({ name: 'AES-GCM', iv }, key, data))) as T;
