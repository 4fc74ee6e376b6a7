import type { z } from 'zod';
import { invalidFields, malformed } from './failure.ts';

const UNKNOWN_FIELD = 'This field is not known here.';
export const REQUIRED = 'This field is required.';
export const NOT_VALID = 'This value is not valid.';

/** For schemas without a message of their own: zod's default messages are for programmers. */
const plainText = ({ code, input }: { code?: string; input?: unknown }): string =>
  code === 'invalid_type' && input === undefined ? REQUIRED : NOT_VALID;

/** Nobody reads more, and a body with 100,000 invalid fields would get as many messages. */
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

/** Returns the parsed value, or throws 422 with an error for each field. A single error is also the message. */
export const validFields = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value, { error: plainText });
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error));
};

/** Throws 400 for a URL whose ids are not ids. */
export const validParams = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed('This address is not valid.');
};
