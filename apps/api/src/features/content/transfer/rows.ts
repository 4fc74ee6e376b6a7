import { IMPORT_ROWS_MAX } from '@amberway/contract/content/import';
import { createBody, updateBody } from '@amberway/contract/content/schemas';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { numberText } from '@amberway/contract/kernel/number-text';
import { invalid } from '../../../kernel/http/failure.ts';
import { validFields } from '../../../kernel/http/validate.ts';
import type { Values } from '../queries.ts';
import { fromCell } from './cells.ts';
import { parseCsv } from '@amberway/contract/kernel/csv';

/** Fields that an export contains and the server generates. */
const MADE_HERE = new Set(['_id', 'createdAt', 'updatedAt', 'version', 'externalDeepLink', 'internalDeepLink']);

const BROKEN = 'This CSV cannot be read: a quote is left open or stands in the middle of a cell.';
const NO_ROWS = 'There are no rows.';

/** Forty per row; a megabyte of commas would block the event loop for more than a second. */
const MAX_CELLS = 40 * IMPORT_ROWS_MAX;
const TOO_MANY_CELLS = `At most ${numberText(MAX_CELLS)} cells at once.`;

const hasTooManyCells = (csv: string): boolean => {
  let cells = 0;
  let quoted = false;
  for (const character of csv) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) cells += 1;
  }
  return cells > MAX_CELLS;
};

const refuse = (message: string) => invalid({ csv: message }, message);

const fromCsv = (type: ContentType, csv: string): Values[] => {
  if (hasTooManyCells(csv)) throw refuse(TOO_MANY_CELLS);
  const records = parseCsv(csv);
  if (!records) throw refuse(BROKEN);
  const [head, ...lines] = records;
  if (!head || lines.length === 0) throw refuse(NO_ROWS);
  if (lines.length > IMPORT_ROWS_MAX) throw refuse(`At most ${IMPORT_ROWS_MAX} rows at once.`);
  return lines.map((line) => {
    // Cells beyond the header are named by their column, so that validation reports them.
    const cells = line.map((cell, at) => {
      const key = head[at]?.trim() || `column ${at + 1}`;
      return [key, fromCell(type, key, cell)] as const;
    });
    return Object.fromEntries(cells.filter(([, value]) => value !== undefined));
  });
};

export const rowsOf = (type: ContentType, { rows, csv }: { rows?: Values[] | undefined; csv?: string | undefined }) =>
  rows ?? fromCsv(type, csv ?? '');

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value;

/** A row as a request body: references by id, without the generated fields. Throws if it is invalid. */
export const bodyOf = (type: ContentType, row: Values, isUpdate = false): Values => {
  const own = Object.entries(row).filter(([key]) => !MADE_HERE.has(key));
  const values = own.map(([key, value]) => {
    if (!type.references?.[key]) return [key, value];
    return [key, Array.isArray(value) ? value.map(idOf) : idOf(value)];
  });
  // A JSON export contains the version, so that a change made since is not overwritten.
  const version = isUpdate && row['version'] !== undefined ? { version: row['version'] } : {};
  return validFields(isUpdate ? updateBody(type) : createBody(type), { ...Object.fromEntries(values), ...version });
};
