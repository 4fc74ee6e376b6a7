import { database } from './database.ts';
import { seal, unseal } from './seal.ts';

// What this device keeps ready for its owner, by name: the plan of practice, the pass, the last home. Sealed with a key
// that sign-out destroys.

const PURPOSE = 'device';
const keyOf = (owner: string, name: string) => `${owner}|${name}`;

export const putSealed = async (owner: string, name: string, value: unknown): Promise<void> => {
  const sealed = await seal(PURPOSE, owner, value);
  const tx = (await database()).transaction('values', 'readwrite', { durability: 'strict' });
  await Promise.all([tx.store.put({ owner, sealed }, keyOf(owner, name)), tx.done]);
};

/** Undefined if there is none, or it cannot be read any more. */
export const getSealed = async <T>(owner: string, name: string): Promise<T | undefined> => {
  const found = await (await database()).get('values', keyOf(owner, name));
  return found && unseal<T>(PURPOSE, owner, found.sealed);
};

export const removeSealed = async (owner: string, name: string): Promise<void> =>
  (await database()).delete('values', keyOf(owner, name));

/** The owners of whom something of this name is stored. */
export const ownersOfSealed = async (name: string): Promise<string[]> =>
  (await (await database()).getAllKeys('values'))
    .map((key) => key.split('|'))
    .flatMap(([owner, stored]) => (owner && stored === name ? [owner] : []));
