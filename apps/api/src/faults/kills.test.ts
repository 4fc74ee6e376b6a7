import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { killWhileWriting } from '../testing/durability.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const KILLS = times(1, 50);

it(
  'kill -9 loses no acknowledged write on the embedded engine',
  async () => {
    const folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    try {
      const { acknowledged, missing } = await killWhileWriting({ DATA_DIR: folder.dataDir }, KILLS);
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS * 25);
      expect(missing).toEqual([]);
    } finally {
      await folder.remove();
    }
  },
  KILLS * 2 * MINUTE,
);
