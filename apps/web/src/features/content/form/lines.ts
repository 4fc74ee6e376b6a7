import type { FormField, Widget } from '@amberway/contract/kernel/content-type';

const SHORT: readonly Widget[] = ['select', 'number', 'date', 'time', 'phone', 'switch', 'colour'];

/** Two adjacent short fields share a line; every other field has its own. */
export const sharesLine = (fields: readonly FormField[]): boolean[] => {
  const shared: boolean[] = [];
  for (let i = 0; i < fields.length; i += 1) {
    const pair = [fields[i], fields[i + 1]].every((field) => field && SHORT.includes(field.widget));
    shared.push(pair);
    if (pair) {
      shared.push(true);
      i += 1;
    }
  }
  return shared;
};
