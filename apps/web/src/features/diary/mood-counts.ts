import type { DiaryEntry, Mood } from '@amberway/contract/diary/schemas';

/** How often each mood occurs, the most frequent first. */
export const moodCounts = (entries: readonly Pick<DiaryEntry, 'emoji'>[]): (Mood & { count: number })[] => {
  const counts = new Map<string, Mood & { count: number }>();
  for (const { emoji } of entries) counts.set(emoji._id, { ...emoji, count: (counts.get(emoji._id)?.count ?? 0) + 1 });
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
};
