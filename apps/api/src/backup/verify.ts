import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { StartError } from '../kernel/start-error.ts';
import { readArchive } from './archive.ts';
import { entryOf, type Manifest, manifest } from './manifest.ts';

type Sums = Map<string, Hash>;

const sumOf = (sums: Sums, key: string): Hash => {
  const sum = sums.get(key) ?? createHash('sha256');
  sums.set(key, sum);
  return sum;
};

const digests = (sums: Sums) => new Map([...sums].map(([key, sum]) => [key, sum.digest('hex')]));

/** Reads the whole archive and throws unless everything is there and unchanged, and nothing else is. */
export const verifyArchive = async (path: string): Promise<Manifest> => {
  const tables: Sums = new Map();
  const files: Sums = new Map();
  let described: unknown;
  const damaged = (what: string) => new StartError(`${path} is damaged: ${what}. Nothing was changed.`);

  await readArchive(path, async (name, content: Readable) => {
    const entry = entryOf(name);
    if (!entry) throw damaged(`it holds ${JSON.stringify(name)}, which no backup does`);
    if (entry.kind === 'manifest') {
      described = await json(content).catch(() => undefined);
      return;
    }
    const sum = entry.kind === 'table' ? sumOf(tables, entry.name) : sumOf(files, entry.key);
    for await (const chunk of content) sum.update(chunk as Buffer);
  });

  const parsed = manifest.safeParse(described);
  if (!parsed.success) throw damaged('its end is missing or cannot be read');
  const [tableSums, fileSums] = [digests(tables), digests(files)];
  const empty = createHash('sha256').digest('hex');
  for (const { name, sha256 } of parsed.data.tables) {
    if ((tableSums.get(name) ?? empty) !== sha256) throw damaged(`the table ${name} is not as it was stored`);
    tableSums.delete(name);
  }
  for (const { key, sha256 } of parsed.data.files) {
    if (fileSums.get(key) !== sha256) throw damaged(`the file ${key} is not as it was stored`);
    fileSums.delete(key);
  }
  if (tableSums.size + fileSums.size > 0) throw damaged('it holds more than it says');
  return parsed.data;
};
