import type { z } from 'zod';
import { invalid, malformed } from './failure.ts';

const UNKNOWN_FIELD = 'This field is not known here.';

const fieldErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= UNKNOWN_FIELD;
    } else {
      errors[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return errors;
};

/** The parsed value, or 422 that names every field. A single fault is also the message. */
export const validFields = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  const [only, ...more] = Object.values(errors);
  throw invalid(errors, more.length === 0 ? only : undefined);
};

/** An address whose ids are not ids is malformed. */
export const validParams = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed('This address is not valid.');
};
