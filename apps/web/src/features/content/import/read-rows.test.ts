import { describe, expect, it } from 'vitest';
import { IMPORT_BYTES_MAX, importTexts, readRows } from './read-rows.ts';

const file = (name: string, text: string) => new File([text], name);

describe('readRows', () => {
  it('a JSON import file is a list of records', async () => {
    expect(await readRows(file('a.json', '[{"name":"One"}]'))).toEqual({ rows: [{ name: 'One' }] });
  });
  it('a CSV import file is passed on as a table, which the server parses', async () => {
    expect(await readRows(file('A.CSV', 'name\nOne'))).toEqual({ csv: 'name\nOne' });
  });
  it.each([
    ['a.txt', 'name', importTexts.wrongType],
    ['a.json.exe', '[]', importTexts.wrongType],
    ['a.json', '{"name":', importTexts.notJson],
    ['a.json', '{"name":"One"}', importTexts.notList],
    ['a.json', '[1]', importTexts.notList],
    ['a.json', '[[]]', importTexts.notList],
    ['a.csv', '  \n', importTexts.empty],
    ['a.csv', 'x'.repeat(IMPORT_BYTES_MAX + 1), importTexts.tooLarge],
  ])('the file %s is rejected before anything is sent', async (name, text, message) => {
    await expect(readRows(file(name, text))).rejects.toThrow(message);
  });
});
