import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { withDefaults } from '@amberway/contract/content/schemas';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { summariesOf } from '../names.ts';

/** Form values in wire format: references as ids, everything else as in the record. */
export type FormValues = Record<string, unknown>;

const sent = (value: unknown, many: boolean): unknown => {
  const ids = summariesOf(value).map(({ _id }) => _id);
  return many ? ids : (ids[0] ?? null);
};

export const valuesOf = (type: ContentType, record: ContentRecord): FormValues =>
  Object.fromEntries(
    Object.keys(type.fields)
      .filter((key) => key in record)
      .map((key) => {
        const target = type.references?.[key];
        return [key, target ? sent(record[key], target.many ?? false) : record[key]];
      }),
  );

export const startValues = (type: ContentType, more: FormValues = {}): FormValues => withDefaults(type, more);
