import { currentDatabase } from './context.ts';
import type { Database } from './database.ts';

/** What a process remembers of each database, by key. */
export const perDatabase = <T>(): (() => Map<string, T>) => {
  const all = new WeakMap<Database, Map<string, T>>();
  return () => {
    const database = currentDatabase();
    const known = all.get(database) ?? new Map<string, T>();
    all.set(database, known);
    return known;
  };
};
