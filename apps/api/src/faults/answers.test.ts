import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { loseAnswers } from '../testing/lost-answers.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const KILLS = times(1, 100);

it(
  'a server killed while it stores an entry leaves one row for each on the embedded engine [practice 4, acceptance b]',
  async () => {
    const folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    let rounds = 0;
    try {
      // Nobody else can look into this database, so the moment differs: before, during and after the commit.
      const result = await loseAnswers({ DATA_DIR: folder.dataDir }, KILLS, () => delay((rounds++ * 7) % 60));
      expect(result).toMatchObject({ added: KILLS, found: KILLS });
    } finally {
      await folder.remove();
    }
  },
  KILLS * 2 * MINUTE,
);
