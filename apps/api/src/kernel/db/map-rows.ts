import { Column, is, SQL, Subquery } from 'drizzle-orm';

// Drizzle finds out for every value of every row what kind of column it is in, which takes 5 % of a list request. For a
// statement that is built once, that is found out once.

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Field = { path: string[]; field: unknown };
/** The part of Drizzle's prepared statements that is used here; its types declare it as private. */
type Statement = { fields?: Field[]; customResultMapper?: (rows: unknown[][]) => unknown[] };

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
};

/** Decodes a value by returning it. */
const plain = Column.prototype as unknown as Decoder;

/** Statements with nested rows, which joins can make null, stay as they are. */
export const mapRowsQuickly = (prepared: unknown): void => {
  const statement = prepared as Statement;
  const { fields, customResultMapper } = statement;
  if (!fields || customResultMapper || fields.some(({ path }) => path.length !== 1)) return;
  const columns = fields.map(({ path: [name = ''], field }) => {
    const decoder = decoderOf(field);
    return { name, decoder: decoder.mapFromDriverValue === plain.mapFromDriverValue ? undefined : decoder };
  });
  statement.customResultMapper = (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at += 1) {
        const { name, decoder } = columns[at] as (typeof columns)[number];
        const value = row[at];
        result[name] = decoder && value !== null ? decoder.mapFromDriverValue(value) : value;
      }
      return result;
    });
};
