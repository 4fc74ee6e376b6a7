import fastJson from 'fast-json-stringify';
import { encodeNames, encodeSchema, type WireNames } from '@amberway/contract/kernel/wire';
import type { z } from 'zod';
import { serialiserSchema } from './schemas.ts';

type Write = (value: unknown) => string;

const made = new WeakMap<z.ZodType, Map<WireNames | undefined, Write>>();

const writerOf = (schema: z.ZodType, names: WireNames | undefined): Write => {
  const byNames = made.get(schema) ?? new Map<WireNames | undefined, Write>();
  made.set(schema, byNames);
  const known = byNames.get(names);
  if (known) return known;
  const write = fastJson(encodeSchema(names, serialiserSchema(schema)) as Parameters<typeof fastJson>[0]);
  byNames.set(names, write);
  return write;
};

/**
 * Serialises a reply by its schema. Compiled on first use: compiling all of them would take a third of the server's
 * start time.
 */
export const serialiser =
  ({ reply, wire }: { reply: z.ZodType; wire?: WireNames }): Write =>
  (value) =>
    writerOf(reply, wire)(encodeNames(wire, value));
