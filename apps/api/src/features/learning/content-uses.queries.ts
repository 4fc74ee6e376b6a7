import { sql } from 'drizzle-orm';
import { LEARNING_KINDS } from '@amberway/contract/learning/kinds';
import type { UseSource } from '../content/public.ts';

/** People who began an item or saved it. */
export const learningUses: UseSource = {
  of: LEARNING_KINDS,
  place: 'learning',
  rows: (ids) => sql`select user_id from learning_progress where item_id = any(${ids})
    union select user_id from learning_favourites where item_id = any(${ids})`,
};
