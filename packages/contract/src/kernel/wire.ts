/** The names of a slice, and the ones the specification gives them on the wire where those differ. */
export type WireNames = {
  /** Domain name → wire name. */
  readonly toWire: ReadonlyMap<string, string>;
  /** Wire name → domain name. */
  readonly toDomain: ReadonlyMap<string, string>;
};

/** Declares a slice's map: `{ outcome: 'goal' }`. Two names that share a wire name could not be told apart. */
export const wireNames = (names: Readonly<Record<string, string>>): WireNames => {
  const toWire = new Map(Object.entries(names));
  const toDomain = new Map([...toWire].map(([domain, wire]) => [wire, domain]));
  if (toDomain.size !== toWire.size) throw new Error('Two names have the same wire name.');
  return { toWire, toDomain };
};

/** Names lie near the top. A body that is nested without end must not end the process. */
const DEPTH_MAX = 16;

type Rename = (key: string) => string;

// Written as loops: every reply of these slices comes through here.
const renamed = (value: unknown, name: Rename, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const one of value) list.push(renamed(one, name, depth + 1));
    return list;
  }
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    // Assigning it would set the prototype.
    if (key === '__proto__') continue;
    fields[name(key)] = renamed((value as Record<string, unknown>)[key], name, depth + 1);
  }
  return fields;
};

/** Marks a domain name that somebody sent: on the wire it does not exist, so no schema may find it. */
const NOT_ON_WIRE = '~';

/** What is sent: every name as on the wire. */
export const encodeNames = (names: WireNames | undefined, value: unknown): unknown =>
  names ? renamed(value, (key) => names.toWire.get(key) ?? key) : value;

/** What was received, in the names of the domain. */
export const decodeNames = (names: WireNames | undefined, value: unknown): unknown =>
  names
    ? renamed(value, (key) => names.toDomain.get(key) ?? (names.toWire.has(key) ? `${NOT_ON_WIRE}${key}` : key))
    : value;

/** What an earlier version stored under the wire's names; names of the domain stay as they are. */
export const decodeStored = (names: WireNames | undefined, value: unknown): unknown =>
  names ? renamed(value, (key) => names.toDomain.get(key) ?? key) : value;

const path = (text: string, name: (part: string) => string) => text.split('.').map(name).join('.');

/** Fields with dots, as failures name them. */
const renamedFields = (errors: Readonly<Record<string, string>>, name: (part: string) => string) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [path(field, name), text]));

export const encodeFields = (names: WireNames | undefined, errors: Record<string, string>): Record<string, string> =>
  names
    ? renamedFields(errors, (part) =>
        part.startsWith(NOT_ON_WIRE) ? part.slice(NOT_ON_WIRE.length) : (names.toWire.get(part) ?? part),
      )
    : errors;

export const decodeFields = (names: WireNames | undefined, errors: Record<string, string>): Record<string, string> =>
  names ? renamedFields(errors, (part) => names.toDomain.get(part) ?? part) : errors;

/** A JSON schema with the names of the wire: its properties, and which of them are required. */
export const encodeSchema = <J>(names: WireNames | undefined, schema: J): J => {
  if (!names || typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((one: unknown) => encodeSchema(names, one)) as J;
  const wire = (key: string) => names.toWire.get(key) ?? key;
  const parts = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (key === 'properties' && typeof part === 'object' && part !== null)
      return [
        key,
        Object.fromEntries(Object.entries(part).map(([name, one]) => [wire(name), encodeSchema(names, one)])),
      ];
    if (key === 'required' && Array.isArray(part)) return [key, part.map((name) => wire(String(name)))];
    return [key, encodeSchema(names, part)];
  });
  return Object.fromEntries(parts) as J;
};
