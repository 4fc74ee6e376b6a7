import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { loseAnswers } from '../testing/lost-answers.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const KILLS = times(2, 100);

it(
  'a server killed between commit and answer leaves one row for each entry on PostgreSQL [practice 4, acceptance b]',
  async () => {
    const store = await copyPostgresTemplate(inject('postgresServer'));
    const watcher = new pg.Client({ connectionString: store.url });
    await watcher.connect();
    /** Visible to another connection as soon as it is committed. */
    const committed = async (id: string) => {
      for (;;) {
        const { rows } = await watcher.query('select 1 from practice_entries where id = $1', [id]);
        if (rows.length > 0) return;
      }
    };
    try {
      const result = await loseAnswers({ DATABASE_URL: store.url }, KILLS, committed);
      expect(result).toEqual({ added: KILLS, found: KILLS, known: KILLS });
    } finally {
      await watcher.end();
      await store.remove();
    }
  },
  KILLS * MINUTE,
);
