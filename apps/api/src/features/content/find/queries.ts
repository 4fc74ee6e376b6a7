import { type SQL, sql } from 'drizzle-orm';
import { FOUND_MAX, type FoundKind } from '@amberway/contract/content/find';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { rowsOf } from '../../../kernel/db/figures.ts';
import { HAS_LESSONS } from '../referrals/queries.ts';

export type FoundRow = {
  id: string;
  kind: FoundKind;
  title: string;
  status: string | null;
  endDate: string | null;
  lessons: boolean | null;
};

type Source = { kind: FoundKind; from: string; title: string; status?: string; endDate?: string; lessons?: string };

const SOURCES: readonly Source[] = [
  { kind: 'video', from: 'videos', title: 'title', status: 'status' },
  { kind: 'course', from: 'courses', title: 'title', lessons: HAS_LESSONS },
  { kind: 'short', from: 'shorts', title: 'title', status: 'status' },
  { kind: 'blog', from: 'blogs', title: 'title', status: 'status' },
  { kind: 'workshop', from: 'workshops', title: 'webinar_topic', status: 'status' },
  { kind: 'broadcastMessage', from: 'broadcast_messages', title: 'title', status: 'status', endDate: 'end_date' },
];

/**
 * The newest matches of one kind. The indexed search text contains the title and narrows the rows; in types whose
 * search text contains more, such as the description, the title decides.
 */
const newestOf = ({ kind, from, title, ...more }: Source, matches: (column: SQL) => SQL): SQL =>
  sql`(select id, ${sql.raw(`'${kind}'`)} as kind, ${sql.raw(title)} as title, created_at, ${sql.raw(more.status ?? 'null')} as status,
    ${sql.raw(`${more.endDate ?? 'null'}::timestamptz`)} as end_date, ${sql.raw(`${more.lessons ?? 'null'}::boolean`)} as lessons
    from ${sql.raw(from)} where deleted_at is null and ${matches(sql.raw('search_text'))} and ${matches(sql.raw(`lower(${title})`))}
    order by created_at desc, id desc limit ${FOUND_MAX})`;

/** Titles that contain every word: those that begin with the text first, then the newest. */
export const findTitles = async (search: string, words: readonly string[]): Promise<FoundRow[]> => {
  const matches = (column: SQL) =>
    sql.join(
      words.map((word) => sql`${column} like ${containsPattern(word)}`),
      sql` and `,
    );
  const all = sql.join(
    SOURCES.map((source) => newestOf(source, matches)),
    sql` union all `,
  );
  return rowsOf<FoundRow>(
    sql`select id, kind, title, status, end_date as "endDate", lessons from (${all}) found
      order by starts_with(lower(title), ${search.toLowerCase()}) desc, created_at desc, id desc limit ${FOUND_MAX}`,
  );
};
