import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { at, configOf, type Place, scratchFolder, sumsOf } from '../testing/backups.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { db } from '../kernel/db/context.ts';
import { assertScratchIsOther, emptyScratch } from './scratch.ts';

const removals: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(removals.map((remove) => remove())));

const place = async (): Promise<Place> => {
  const { url, remove } = await copyPostgresTemplate(inject('postgresServer'));
  const { folder, remove: removeFolder } = await scratchFolder();
  removals.push(remove, removeFolder);
  return { env: { DATABASE_URL: url, DATA_DIR: folder }, remove };
};

let live: Place;
let other: Place;
beforeAll(async () => {
  [live, other] = [await place(), await place()];
});
const urlOf = ({ env }: Place) => env.DATABASE_URL ?? '';
const settings = (BACKUP_SCRATCH_URL: string) => configOf({ ...live, env: { ...live.env, BACKUP_SCRATCH_URL } });

it('the database of the server is recognised behind another URL, and another one on its server is not', async () => {
  const same = `${urlOf(live)}?application_name=other`;
  await at(live, async () => {
    await expect(assertScratchIsOther(settings(same))).rejects.toThrow('is the database of the server itself');
    await assertScratchIsOther(settings(urlOf(other)));
  });
});

it('after a verification the scratch database is empty, and one that is not Amberway’s is not touched', async () => {
  await emptyScratch(settings(urlOf(other)));
  expect(Object.keys(await sumsOf(other))).toEqual([]);
  await at(other, async () => {
    await db().execute(sql`create table theirs (a int)`);
    await db().execute(sql`insert into theirs values (1)`);
  });
  await expect(emptyScratch(settings(urlOf(other)))).rejects.toThrow('not Amberway’s');
  expect(Object.keys(await sumsOf(other))).toEqual(['table theirs']);
});
