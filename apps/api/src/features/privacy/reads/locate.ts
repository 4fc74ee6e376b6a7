import { type Locator, type Reading, RECORD_OWNERS, type RecordOwner } from '@amberway/contract/kernel/reads';

// Finds whose record a call read, where its declaration says to look.

export type CallParts = {
  params: unknown;
  query: unknown;
  body: unknown;
  data: unknown;
  /** The customer a member of staff acts as. */
  viewer: string | null;
};

/** Records of one family or, in a list, of several. */
export type Whose = { of: RecordOwner; ids: readonly string[] };

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

const follow = (value: unknown, [step, ...rest]: readonly string[]): unknown[] => {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry) => follow(entry, rest)) : [];
  return value && typeof value === 'object' ? follow((value as Record<string, unknown>)[step], rest) : [];
};

/** A file is also named by its path and by its download name: both contain its id. */
const idIn = (of: RecordOwner, value: unknown): string[] => {
  const found = value && typeof value === 'object' ? (value as { _id?: unknown })._id : value;
  if (typeof found !== 'string' || found === '') return [];
  if (of === 'email') return [found.toLowerCase()];
  return UUID.exec(found)?.slice(0, 1) ?? [];
};

const idsAt = (of: RecordOwner, locator: Locator, call: CallParts): string[] => {
  const found = follow(call, locator.split('.')).flatMap((value) => idIn(of, value));
  return [...new Set(found)].toSorted();
};

const isOwner = (key: string): key is RecordOwner => (RECORD_OWNERS as readonly string[]).includes(key);

/** Every owner with its locators, in the order of the declaration. */
export const locatorsOf = (reading: Reading): [RecordOwner, readonly Locator[]][] =>
  Object.keys(reading)
    .filter(isOwner)
    .map((of) => [of, [reading[of] ?? []].flat()]);

/** For each owner the ids its first successful locator finds. */
export const locate = (reading: Reading, call: CallParts): Whose[] =>
  locatorsOf(reading).flatMap(([of, locators]) => {
    for (const locator of locators) {
      const ids = idsAt(of, locator, call);
      if (ids.length > 0) return [{ of, ids }];
    }
    return [];
  });
