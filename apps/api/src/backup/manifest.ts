import { z } from 'zod';

// The last entry of an archive: what is in it, so that a restore can tell before it touches anything whether all of it
// is there and unchanged.

export const MANIFEST = 'manifest.json';

const sum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: z.int().min(0),
  /** Of all its parts, one after the other. */
  sha256: sum,
});
export type TableEntry = z.infer<typeof table>;

const file = z.strictObject({ key: z.string(), size: z.int().min(0), sha256: sum });
export type FileEntry = z.infer<typeof file>;

export const manifest = z.strictObject({
  product: z.literal('amberway'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Which migrations the tables had been through: a restore begins with the same. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  files: z.array(file),
  /** There when the server's own keys are in the archive, sealed with a passphrase. */
  secrets: z.strictObject({ salt: z.string() }).optional(),
});
export type Manifest = z.infer<typeof manifest>;

/** A table in parts that fit in memory, since an archive wants to know each size beforehand. */
export const tablePart = (name: string, number: number) => `tables/${name}/${String(number).padStart(6, '0')}.jsonl`;
export const filePath = (key: string) => `files/${key}`;

type Entry = { kind: 'table'; name: string } | { kind: 'file'; key: string } | { kind: 'manifest' };

/** What an entry of an archive is by its name; undefined for one that no backup makes. */
export const entryOf = (path: string): Entry | undefined => {
  if (path === MANIFEST) return { kind: 'manifest' };
  const [, name] = /^tables\/(\w+)\/\d{6}\.jsonl$/.exec(path) ?? [];
  if (name) return { kind: 'table', name };
  // Names of the store are two hex digits and an id; anything with dots in front could lead out of it.
  const [, key] = /^files\/([0-9a-f]{2}\/[\w-]+(?:\.\w+)?)$/.exec(path) ?? [];
  return key ? { kind: 'file', key } : undefined;
};
