import type { QueryKey } from '@tanstack/react-query';
import type { CacheChange } from '../use-action.ts';

// Optimistic changes to a list that is cached as a whole.

export const listWithout = (queryKey: QueryKey, id: string): CacheChange<{ _id: string }[]> => ({
  queryKey,
  show: (now) => now.filter(({ _id }) => _id !== id),
});

export const listWithPart = <T extends { _id: string }>(
  queryKey: QueryKey,
  id: string,
  part: Partial<T>,
): CacheChange<T[]> => ({
  queryKey,
  show: (now) => now.map((one) => (one._id === id ? { ...one, ...part } : one)),
});
