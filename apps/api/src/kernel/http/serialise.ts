import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { serialiserSchema } from './schemas.ts';

type Write = (value: unknown) => string;

const made = new WeakMap<z.ZodType, Write>();

const writerOf = (schema: z.ZodType): Write => {
  const known = made.get(schema);
  if (known) return known;
  const write = fastJson(serialiserSchema(schema) as Parameters<typeof fastJson>[0]);
  made.set(schema, write);
  return write;
};

/**
 * Writes a reply as its schema has it. Made when the first such reply leaves: making those of all calls would take a
 * third of the time a server needs to start.
 */
export const serialiser =
  (schema: z.ZodType): Write =>
  (value) =>
    writerOf(schema)(value);
