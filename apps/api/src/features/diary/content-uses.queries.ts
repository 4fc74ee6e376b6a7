import { sql } from 'drizzle-orm';
import type { UseSource } from '../content/public.ts';

export const diaryUses: UseSource = {
  of: ['emoji'],
  place: 'diary',
  rows: (ids) => sql`select id from diary_entries where emoji_id = any(${ids})`,
};
