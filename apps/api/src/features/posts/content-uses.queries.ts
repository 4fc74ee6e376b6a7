import { sql } from 'drizzle-orm';
import type { UseSource } from '../content/public.ts';

/** Answers that link to the record. */
export const answerUses: UseSource = {
  of: ['video', 'course', 'blog'],
  place: 'answer',
  rows: (ids) => sql`select i.id from post_interactions i join user_posts p on p.id = i.post_id
    where i.deleted_at is null and p.deleted_at is null and exists (select 1 from jsonb_array_elements(i.referral_links) link
      where regexp_replace(link ->> 'internalDeepLink', '^.*([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}).*$', '\\1') = any(${ids}::text[]))`,
};
