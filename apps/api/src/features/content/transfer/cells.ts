import { z } from 'zod';
import type { ContentType } from '@amberway/contract/kernel/content-type';

// Converts CSV cells to request values and back. Several values of a field are joined by '|'.

const BETWEEN = '|';

const bare = (field: z.ZodType | undefined): z.ZodType | undefined =>
  field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field;

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The value of a cell for its field; the schema validates it afterwards. */
export const fromCell = (type: ContentType, key: string, text: string): unknown => {
  const field = bare(type.fields[key]);
  if (text === '') return undefined;
  if (field instanceof z.ZodArray) return text.split(BETWEEN).map((one) => one.trim());
  if (field instanceof z.ZodObject) return asJson(text);
  if (field instanceof z.ZodNumber) return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text;
  if (field instanceof z.ZodBoolean) return { true: true, false: false }[text.trim().toLowerCase()] ?? text;
  return text;
};

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && '_id' in value ? String(value._id) : String(value);

export const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(nameOf).join(BETWEEN);
  if (typeof value === 'object') return '_id' in value ? nameOf(value) : JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
