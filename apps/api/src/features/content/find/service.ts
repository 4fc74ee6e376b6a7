import { courseState, FIND_MIN, type FoundContent } from '@amberway/contract/content/find';
import { broadcastState } from '@amberway/contract/content/types/broadcast';
import { findTitles, type FoundRow } from './queries.ts';

const WORDS_MAX = 8;

const stateOf = ({ status, endDate, lessons }: FoundRow, now: Date): string =>
  status === null ? courseState(lessons === true) : broadcastState(status, endDate, now);

/** Content of all kinds whose title contains the text, drafts included: for staff. */
export const findContent = async (search: string): Promise<FoundContent[]> => {
  const text = search.trim();
  if (text.length < FIND_MIN) return [];
  const now = new Date();
  const rows = await findTitles(text, text.split(/\s+/, WORDS_MAX));
  return rows.map((row) => ({ _id: row.id, kind: row.kind, title: row.title, state: stateOf(row, now) }));
};
