import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CARRIED_SOURCES as DECLARED } from '../../access-sources.ts';
import { type Act, ACT_NAMES } from '../../kernel/access/acts.ts';
import { useServer } from '../hooks.ts';
import { rowsOf } from '../rows.ts';
import { ALL_ACTS } from './acts.ts';
import { CARRIED_SOURCES } from './carried-sources.ts';
import type { Held } from './given.ts';
import { makeScene } from './scene.ts';

const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' }, jobs: [] });

type Name = keyof typeof CARRIED_SOURCES;
const NAMES = Object.keys(CARRIED_SOURCES) as Name[];
/** What is asked is not given here. */
const endsBy = (name: Name, act: Act): boolean => {
  const cell = DECLARED[name].acts[act];
  return cell === 'ends' || 'asks' in cell;
};

it.each(ACT_NAMES)('%s ends what carries access on as the table says, and nothing of it comes back', async (act) => {
  const scene = await makeScene(server);
  await rowsOf(server, sql`update members set primary_contact = ${scene.holder.id} where id = ${scene.child.id}`);
  const held: [Name, Held][] = [];
  for (const name of NAMES) held.push([name, await CARRIED_SOURCES[name](scene, act)]);
  for (const [name, { open }] of held) expect(await open(), `${name} before`).not.toEqual([]);
  await ALL_ACTS[act](scene);
  const stillOpen: string[] = [];
  for (const [name, { open }] of held) if (endsBy(name, act) && (await open()).length > 0) stillOpen.push(name);
  expect(stillOpen, 'still open').toEqual([]);
  for (const [, { regain }] of held) await regain();
  const left: string[] = [];
  for (const [name, { open }] of held) if ((await open()).length > 0) left.push(name);
  expect(left).toEqual(NAMES.filter((name) => !endsBy(name, act)));
});
