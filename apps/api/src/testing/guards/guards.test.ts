import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import { listMutants, type Mutant } from '../../../../../scripts/guards/mutants.mjs';
import { useServer } from '../hooks.ts';
import { openCases, SAMPLES_OF } from '../matrix/cases.ts';

// `npm run guards` loads the sources with a switch at every guard and runs this: with each guard off in turn, it runs
// the matrix of its slice. What that does not detect is left to the other tests, which take far longer.

const ROOT = new URL('../../../../../', import.meta.url).pathname.replace(/\/$/, '');
const REPORT = process.env['GUARDS_REPORT'];

const server = useServer();
const state = globalThis as { guardOff?: number };

const asNew = async () => {
  await server.within(() => server.database.orm.execute(sql`select pristine.restore()`));
  // Prepared statements contain the guard's condition.
  server.database.statements.clear();
  return openCases(server);
};

/** The first endpoint of the slice with a response that differs from the expected one. */
const noticedBy = async ({ file }: Pick<Mutant, 'file'>): Promise<string | undefined> => {
  const wrongWith = await asNew();
  const slice = /features\/([^/]+)\//.exec(file)?.[1] ?? '';
  for (const sample of SAMPLES_OF.get(slice) ?? [...SAMPLES_OF.values()].flat()) {
    // A sample that cannot even be created has detected it as well.
    const wrong = await wrongWith(sample).catch((error: Error) => [error.message]);
    if (wrong.length > 0) return `matrix: ${sample.endpoint.id} ${sample.name ?? ''} ${wrong[0]?.slice(0, 200)}`;
  }
  return undefined;
};

it.runIf(REPORT)('the matrix runs with each guard off in turn', { timeout: 4 * HOUR }, async () => {
  // Rate limits are tested elsewhere.
  server.services.limiter = async () => {};
  // What fails with every guard on has noticed none.
  expect(await noticedBy({ file: '' })).toBeUndefined();
  const all = listMutants(ROOT);
  const found: (string | null)[] = [];
  for (const [number, mutant] of all.entries()) {
    state.guardOff = number;
    const noticer = await noticedBy(mutant);
    delete state.guardOff;
    found.push(noticer ?? null);
    process.stdout.write(`${number + 1}/${all.length} ${mutant.file}:${mutant.line} ${noticer ?? '–'}\n`);
  }
  writeFileSync(REPORT ?? '', JSON.stringify(found));
  expect(found).toHaveLength(all.length);
});
