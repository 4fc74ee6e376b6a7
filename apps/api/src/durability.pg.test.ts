import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { killWhileWriting } from './testing/durability.ts';
import { copyPostgresTemplate } from './testing/template.ts';

it(
  'on PostgreSQL nothing acknowledged is lost to kill -9',
  async () => {
    const store = await copyPostgresTemplate(inject('postgresServer'));
    try {
      const { acknowledged, missing } = await killWhileWriting({ DATABASE_URL: store.url }, 2);
      expect(acknowledged).toBeGreaterThanOrEqual(50);
      expect(missing).toEqual([]);
    } finally {
      await store.remove();
    }
  },
  3 * MINUTE,
);
