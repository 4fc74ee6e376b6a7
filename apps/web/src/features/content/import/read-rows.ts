import type { CallInput } from '@amberway/contract/kernel/endpoint';
import type { importContent } from '@amberway/contract/content/endpoints';

type Body = CallInput<typeof importContent>['body'];
/** The rows in the format of the request. */
export type Rows = Pick<Body, 'rows' | 'csv'>;

const MB = 1024 * 1024;
export const IMPORT_BYTES_MAX = 5 * MB;

export const importTexts = {
  wrongType: 'Please choose a JSON or a CSV file.',
  tooLarge: 'File is larger than 5MB',
  notJson: 'This file is not valid JSON.',
  notList: 'The file has to hold a list of records.',
  empty: 'This file is empty.',
} as const;

const isRow = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

const rowsOfJson = (text: string): Rows => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error(importTexts.notJson);
  }
  if (!Array.isArray(read) || !read.every(isRow)) throw new Error(importTexts.notList);
  return { rows: read };
};

/** Reads a chosen file; throws an error that says what is wrong with the file as a whole. */
export const readRows = async (file: File): Promise<Rows> => {
  const ending = /\.(json|csv)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) throw new Error(importTexts.wrongType);
  if (file.size > IMPORT_BYTES_MAX) throw new Error(importTexts.tooLarge);
  const text = await file.text();
  if (text.trim() === '') throw new Error(importTexts.empty);
  return ending === 'json' ? rowsOfJson(text) : { csv: text };
};
