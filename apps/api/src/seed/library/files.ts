import { writeFile } from 'node:fs/promises';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { DEMO_FILES } from '@amberway/fixtures/library/files';
import type { Services } from '../../kernel/services.ts';
import { objectKey } from '../../kernel/storage/keys.ts';
import { notedDemoFiles } from './queries.ts';

/** Stores the contents of the demo files where they are missing: their rows are inserted before the storage is open. */
export const storeDemoFiles = async ({ storage, spool }: Pick<Services, 'storage' | 'spool'>) => {
  const noted = await notedDemoFiles();
  for (const { id, name, content } of DEMO_FILES) {
    if (!noted.has(id) || (await storage.size(objectKey(id))) !== undefined) continue;
    const path = spool.newPath();
    await writeFile(path, content);
    try {
      await storage.put(objectKey(id), path, FILE_TYPES[extensionOf(name) ?? 'pdf'].mime);
    } finally {
      await spool.remove(path);
    }
  }
};
