import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';

/** Rows change between requests: one that moved to the next page meanwhile is loaded twice. */
const distinct = <T>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row, at) => [(row as { _id?: string })._id ?? at, row])).values(),
];

/** The rows of all pages up to a number, one page of the largest size after the other. */
export const loadAllRows = async <T>(
  max: number,
  load: (page: number, pageSize: number) => Promise<readonly T[]>,
): Promise<T[]> => {
  const all: T[] = [];
  for (let page = 1; all.length < max; page += 1) {
    const rows = await load(page, MAX_PAGE_SIZE);
    all.push(...rows);
    if (rows.length < MAX_PAGE_SIZE) break;
  }
  return distinct(all).slice(0, max);
};
