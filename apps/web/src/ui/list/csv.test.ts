import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const columns = [
  { key: 'a', title: 'Name', text: (row: { a: string; b: string }) => row.a },
  { key: 'b', title: 'Note', text: (row: { a: string; b: string }) => row.b },
];
const bodyOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);

describe('CSV export', () => {
  it('writes the column headings and the cells as text', () => {
    expect(toCsv(columns, [{ a: 'Ada', b: 'x' }])).toBe('\uFEFFName,Note\r\nAda,x\r\n');
  });

  it.each(['=1+1', '+44', '-1', '@SUM(A1)', '\tx'])(
    'makes a cell that begins like a formula (%j) plain text',
    (cell) => {
      expect(bodyOf(toCsv(columns, [{ a: cell, b: 'b' }]))).toEqual([`'${cell},b`]);
    },
  );

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv(columns, [{ a: 'a "b", c', b: 'x\ny' }])).toContain('"a ""b"", c","x\ny"');
  });
});
