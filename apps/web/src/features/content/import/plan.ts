import type { ImportReport } from '@amberway/contract/content/import';

/** What the import of a checked file will do, given the rows that are added in spite of their name. */
export const planOf = ({ rows, faults }: ImportReport, anyway: readonly number[]) => {
  const out = new Set(
    rows.filter(({ row, kind }) => kind === 'sameName' && !anyway.includes(row)).map(({ row }) => row),
  );
  const going = rows.filter(({ row }) => !out.has(row));
  const updated = going.filter(({ kind }) => kind === 'update').length;
  return {
    added: going.length - updated,
    updated,
    left: out.size,
    // A row that is left out need not be valid.
    faults: faults.filter(({ row }) => !out.has(row)),
  };
};
