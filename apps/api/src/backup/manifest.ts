import { z } from 'zod';

// The last entry of an archive lists its contents, so that a restore can check before changing anything that all of
// it is there and unchanged.

export const MANIFEST = 'manifest.json';

const sum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: z.int().min(0),
  /** Over all parts of the table, in order. */
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
  /** Hashes of the migrations the tables had; a restore starts by applying the same ones. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  files: z.array(file),
  /** Set when the server's own keys are in the archive, sealed with a passphrase. */
  secrets: z.strictObject({ salt: z.string() }).optional(),
});
export type Manifest = z.infer<typeof manifest>;

/** Tables are split into parts that fit in memory, since a tar entry needs its size in advance. */
export const tablePart = (name: string, number: number) => `tables/${name}/${String(number).padStart(6, '0')}.jsonl`;
export const filePath = (key: string) => `files/${key}`;

type Entry = { kind: 'table'; name: string } | { kind: 'file'; key: string } | { kind: 'manifest' };

/** Classifies an archive entry by its name; undefined for a name that no backup writes. */
export const entryOf = (path: string): Entry | undefined => {
  if (path === MANIFEST) return { kind: 'manifest' };
  const [, name] = /^tables\/(\w+)\/\d{6}\.jsonl$/.exec(path) ?? [];
  if (name) return { kind: 'table', name };
  // Storage keys are two hex digits and an id; names with leading dots could escape the storage folder.
  const [, key] = /^files\/([0-9a-f]{2}\/[\w-]+(?:\.\w+)?)$/.exec(path) ?? [];
  return key ? { kind: 'file', key } : undefined;
};
