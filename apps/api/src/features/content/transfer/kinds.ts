import { type ImportKind, importTexts } from '@amberway/contract/content/import';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { Values } from '../queries.ts';
import { knownRecords, takenNames } from './queries.ts';

export type RowKind = {
  name: string;
  kind: ImportKind;
  /** The record that the row updates. */
  id?: string;
  fault?: string;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = ({ _id }: Values) => (typeof _id === 'string' && ID.test(_id) ? _id.toLowerCase() : undefined);

const nameIn = (type: ContentType, row: Values) =>
  type.summary.name
    .map((key) => row[key])
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map((part) => part.trim())
    .join(' ');

/** What each row is: a known id updates its record; otherwise the name decides, also among the rows themselves. */
export const kindsOf = async (type: ContentType, rows: readonly Values[]): Promise<RowKind[]> => {
  const known = await knownRecords(
    type,
    rows.flatMap((row) => idIn(row) ?? []),
  );
  const taken = await takenNames(
    type,
    [...new Set(rows.map((row) => nameIn(type, row).toLowerCase()))].filter(Boolean),
  );
  const rowOfId = new Map<string, number>();
  return rows.map((row, at) => {
    const name = nameIn(type, row);
    const id = idIn(row);
    if (id && known.has(id)) {
      const before = rowOfId.get(id);
      rowOfId.set(id, before ?? at + 1);
      const fault = known.get(id) ? importTexts.inBin : before ? importTexts.sameRow(before) : undefined;
      return { name, kind: 'update', id, ...(fault && { fault }) };
    }
    const key = name.toLowerCase();
    if (key !== '' && taken.has(key)) return { name, kind: 'sameName' };
    taken.add(key);
    return { name, kind: 'new' };
  });
};
