/** Maps the domain names of a slice to the specification's names on the wire where they differ. */
export type WireNames = {
  /** Domain name → wire name. */
  readonly toWire: ReadonlyMap<string, string>;
  /** Wire name → domain name. */
  readonly toDomain: ReadonlyMap<string, string>;
};

/** Declares a slice's map: `{ outcome: 'goal' }`. Throws if two names share a wire name, which is ambiguous. */
export const wireNames = (names: Readonly<Record<string, string>>): WireNames => {
  const toWire = new Map(Object.entries(names));
  const toDomain = new Map([...toWire].map(([domain, wire]) => [wire, domain]));
  if (toDomain.size !== toWire.size) throw new Error('Two names have the same wire name.');
  return { toWire, toDomain };
};

/** Mapped names are near the top. Limits the recursion, so that a deeply nested body cannot crash the process. */
const DEPTH_MAX = 16;

type Rename = (key: string) => string;

// Written as loops for speed: every reply of these slices passes through here.
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

/** Prefix for a domain name that a client sent: it does not exist on the wire, so no schema may match it. */
const NOT_ON_WIRE = '~';

/** Translates outgoing data to wire names. */
export const encodeNames = (names: WireNames | undefined, value: unknown): unknown =>
  names ? renamed(value, (key) => names.toWire.get(key) ?? key) : value;

/** Translates received data to domain names. */
export const decodeNames = (names: WireNames | undefined, value: unknown): unknown =>
  names
    ? renamed(value, (key) => names.toDomain.get(key) ?? (names.toWire.has(key) ? `${NOT_ON_WIRE}${key}` : key))
    : value;

/** Translates data that an earlier version stored with wire names; domain names stay unchanged. */
export const decodeStored = (names: WireNames | undefined, value: unknown): unknown =>
  names ? renamed(value, (key) => names.toDomain.get(key) ?? key) : value;

const path = (text: string, name: (part: string) => string) => text.split('.').map(name).join('.');

/** Translates dotted field names of validation errors. */
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

/** Translates a JSON schema to wire names: its properties and `required`. */
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
