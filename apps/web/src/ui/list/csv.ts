import type { ListColumn } from './columns.ts';

// A cell that starts like a formula would run in a spreadsheet; a leading quote makes it text.
const FORMULA = /^[=+\-@\t\r]/;
const safe = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]) => cells.map((cell) => quoted(safe(cell))).join(',');

/** The byte order mark makes spreadsheets read it as UTF-8. */
const MARK = '\uFEFF';

export const toCsv = <T>(columns: readonly ListColumn<T>[], rows: readonly T[]): string =>
  `${MARK}${[line(columns.map(({ title }) => title)), ...rows.map((row) => line(columns.map(({ text }) => text(row))))].join('\r\n')}\r\n`;
