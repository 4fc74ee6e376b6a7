import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { killWhileWriting } from '../testing/durability.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const KILLS = times(1, 50);

it(
  'kill -9 loses no acknowledged write on PostgreSQL',
  async () => {
    const store = await copyPostgresTemplate(inject('postgresServer'));
    try {
      const { acknowledged, missing } = await killWhileWriting({ DATABASE_URL: store.url }, KILLS);
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS * 25);
      expect(missing).toEqual([]);
    } finally {
      await store.remove();
    }
  },
  KILLS * 2 * MINUTE,
);
