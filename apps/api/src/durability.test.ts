import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { killWhileWriting } from './testing/durability.ts';
import { copyEmbeddedTemplate } from './testing/template.ts';

it(
  'on the embedded engine nothing acknowledged is lost to kill -9',
  async () => {
    const folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    try {
      const { acknowledged, missing } = await killWhileWriting({ DATA_DIR: folder.dataDir }, 2);
      expect(acknowledged).toBeGreaterThanOrEqual(50);
      expect(missing).toEqual([]);
    } finally {
      await folder.remove();
    }
  },
  3 * MINUTE,
);
