import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage', 'test-results', 'data']);

/** Every file below `folder`, as paths relative to `base` with forward slashes, in a stable order. */
export const filesBelow = (base, folder) => {
  const entries = readdirSync(join(base, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(base, path);
    return entry.isFile() ? [path] : [];
  });
};
