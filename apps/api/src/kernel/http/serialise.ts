import fastJson from 'fast-json-stringify';
import { encodeNames, encodeSchema, type WireNames } from '@amberway/contract/kernel/wire';
import type { z } from 'zod';
import { type Json, serialiserSchema } from './schemas.ts';

type Write = (value: unknown) => string;
type Rename = (value: unknown) => unknown;

/** A schema of several, or whose objects can have names that it does not list. */
const isOpen = ({ type, properties, items, additionalProperties, anyOf, allOf, oneOf }: Json): boolean => {
  if (type === undefined || anyOf || allOf || oneOf) return true;
  const types = [type].flat();
  if (types.includes('object')) return !properties || Boolean(additionalProperties);
  return types.includes('array') && (!items || Array.isArray(items));
};

/**
 * Translates values of a schema to wire names, or undefined where there is nothing to translate: most replies of a
 * slice with wire names contain none of them, and copying each object costs more than serialising it.
 */
const renameBy = (names: WireNames, schema: Json): Rename | undefined => {
  if (isOpen(schema)) return (value) => encodeNames(names, value);
  const { properties, items } = schema;
  if (items) {
    const rename = renameBy(names, items as Json);
    return rename && ((value) => (Array.isArray(value) ? value.map(rename) : value));
  }
  if (!properties) return undefined;
  const parts = Object.entries(properties as Record<string, Json>).map(([name, part]) => ({
    name,
    wire: names.toWire.get(name) ?? name,
    rename: renameBy(names, part),
  }));
  if (parts.every(({ name, wire, rename }) => wire === name && !rename)) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const { name, wire, rename } of parts) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) fields[wire] = rename ? rename(field) : field;
    }
    return fields;
  };
};

const made = new WeakMap<z.ZodType, Map<WireNames | undefined, Write>>();

const writerOf = (schema: z.ZodType, names: WireNames | undefined): Write => {
  const byNames = made.get(schema) ?? new Map<WireNames | undefined, Write>();
  made.set(schema, byNames);
  const known = byNames.get(names);
  if (known) return known;
  const json = serialiserSchema(schema);
  const stringify: Write = fastJson(encodeSchema(names, json) as Parameters<typeof fastJson>[0]);
  const rename = names && renameBy(names, json);
  const write: Write = rename ? (value) => stringify(rename(value)) : stringify;
  byNames.set(names, write);
  return write;
};

/**
 * Serialises a reply by its schema. Compiled on first use: compiling all of them would take a third of the server's
 * start time.
 */
export const serialiser = ({ reply, wire }: { reply: z.ZodType; wire?: WireNames }): Write => {
  let write: Write | undefined;
  return (value) => (write ??= writerOf(reply, wire))(value);
};
