// Reads and writes comma-separated values as spreadsheets do.

/** A cell that starts like a formula is prefixed with an apostrophe, which parsing removes again. */
const FORMULA = /^[=+\-@\t\r]/;
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** Returns the records, or undefined when a quote is unclosed or misplaced. */
export const parseCsv = (text: string): string[][] | undefined => {
  const records: string[][] = [];
  let record: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = rest.startsWith('"') ? /^"((?:[^"]|"")*)"(?=[,\r\n]|$)/.exec(rest) : null;
    if (rest.startsWith('"') && !quoted) return undefined;
    const [taken = '', inner = ''] = quoted ?? /^([^",\r\n]*)(?=[,\r\n]|$)/.exec(rest) ?? [undefined];
    if (!quoted && taken === '' && !/^[,\r\n]/.test(rest)) return undefined;
    record.push((quoted ? inner.replaceAll('""', '"') : taken).replace(NEUTRALISED, ''));
    rest = rest.slice(taken.length);
    if (rest.startsWith(',')) {
      rest = rest.slice(1);
      if (rest === '') record.push('');
      continue;
    }
    records.push(record);
    record = [];
    rest = rest.replace(/^\r?\n|^\r/, '');
  }
  if (record.length > 0) records.push(record);
  return records.filter((one) => one.length > 1 || one[0] !== '');
};
