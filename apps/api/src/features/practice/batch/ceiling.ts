import { DAY } from '@amberway/contract/kernel/limits';
import { DAY_ENTRIES_MAX } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { type ApiFailure, invalidFields } from '../../../kernel/http/failure.ts';
import { countDays, type NewEntry } from '../queries.ts';

const dayOf = ({ memberId, day }: Pick<NewEntry, 'memberId' | 'day'>) => `${memberId} ${day}`;

/**
 * The new entries that no longer fit into their child's day, with the reason. The caller holds the children, so that two
 * requests at once do not both take the last place.
 */
export const beyondDay = async (rows: readonly NewEntry[]): Promise<Map<string, ApiFailure>> => {
  const beyond = new Map<string, ApiFailure>();
  if (rows.length === 0) return beyond;
  const times = rows.map(({ at }) => Date.parse(at));
  // The day of an instant begins and ends less than two days from it, whatever the zones: the index is by instant.
  const days = await countDays(
    [...new Set(rows.map(({ memberId }) => memberId))],
    [...new Set(rows.map(({ day }) => day))],
    [new Date(Math.min(...times) - 2 * DAY).toISOString(), new Date(Math.max(...times) + 2 * DAY).toISOString()],
  );
  const counts = new Map(days.map((day) => [dayOf(day), day.count]));
  for (const row of rows) {
    const count = (counts.get(dayOf(row)) ?? 0) + 1;
    if (count > DAY_ENTRIES_MAX) beyond.set(row.id, invalidFields({ at: practiceTexts.dayFull }));
    else counts.set(dayOf(row), count);
  }
  return beyond;
};
