import type { z } from 'zod';
import { invalidFields, malformed } from './failure.ts';

const UNKNOWN_FIELD = 'This field is not known here.';
export const REQUIRED = 'This field is required.';
export const NOT_VALID = 'This value is not valid.';

/** Where a schema has no words of its own, its library's are for programmers: these are for people. */
const plainWords = ({ code, input }: { code?: string; input?: unknown }): string =>
  code === 'invalid_type' && input === undefined ? REQUIRED : NOT_VALID;

/** Nobody reads more, and a body of 100,000 wrong fields would be answered with as many sentences. */
const MAX_ERRORS = 100;

const problemsOf = (issue: z.core.$ZodIssue): [field: string, text: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MAX_ERRORS).map((key) => [[...issue.path, key].join('.'), UNKNOWN_FIELD])
    : [[issue.path.join('.') || 'body', issue.message]];

const fieldErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [field, text] of error.issues.slice(0, MAX_ERRORS).flatMap(problemsOf)) errors[field] ??= text;
  return errors;
};

/** The parsed value, or 422 that names every field. A single error is also the message. */
export const validFields = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value, { error: plainWords });
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error));
};

/** An address whose ids are not ids is malformed. */
export const validParams = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed('This address is not valid.');
};
