import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTENT_NAMES, contentTypeOf } from '@amberway/contract/content/registry';
import { TABLES } from './select.queries.ts';

const OF_EVERY_TABLE = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'purgedAt', 'searchText'];

describe.each(CONTENT_NAMES)('%s', (name) => {
  it('has one column for each field of its declaration, and no other', () => {
    const columns = Object.keys(getTableColumns(TABLES[name])).filter((key) => !OF_EVERY_TABLE.includes(key));
    expect(columns.toSorted()).toEqual(Object.keys(contentTypeOf(name)?.fields ?? {}).toSorted());
  });

  it('nullable columns match the optional fields of the declaration', () => {
    const type = contentTypeOf(name);
    for (const [key, column] of Object.entries(getTableColumns(TABLES[name]))) {
      const field = type?.fields[key];
      if (field) expect([key, column.notNull]).toEqual([key, !field.safeParse(null).success]);
    }
  });
});
