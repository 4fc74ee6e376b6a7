import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Act } from '../../kernel/access/acts.ts';
import { ACCESS_SOURCES } from '../../access-sources.ts';
import { useServer } from '../hooks.ts';
import { rowsOf } from '../rows.ts';
import { ALL_ACTS } from './acts.ts';
import { FAMILY_ACTS } from './family-acts.ts';
import { FAMILY_SOURCES } from './family-sources.ts';
import { makeScene } from './scene.ts';

// Every cell of what opens a family: somebody has the source, the act happens, every call is tried with it, and then
// what is left is used to get it back. With `npm run sequences` also the acts on the account of a coach that only change
// how they sign in.

const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });

type SourceName = keyof typeof FAMILY_SOURCES;
const SOURCES = Object.keys(FAMILY_SOURCES) as SourceName[];
const TRIED = Object.keys(process.env['SEQUENCES'] ? ALL_ACTS : FAMILY_ACTS) as Act[];
const CELLS = TRIED.flatMap((act) =>
  SOURCES.map((source) => ({ act, source, cell: ACCESS_SOURCES[source].acts[act] })),
);

const titleOf = ({ act, source, cell }: (typeof CELLS)[number]) =>
  [source, act, cell === 'ends' ? 'ends' : 'stays' in cell ? 'stays' : 'asks'] as const;

it.each(CELLS.map((cell) => [...titleOf(cell), cell] as const))('%s, %s: %s', async (source, act, verdict, _cell) => {
  const scene = await makeScene(server);
  const { open, regain } = await FAMILY_SOURCES[source](scene, act);
  expect(await open(), 'before').not.toEqual([]);
  await ALL_ACTS[act](scene);
  // A day later: until then staff whose factors were reset read nothing.
  await rowsOf(server, sql`update users set factors_wait_until = null where id = ${scene.holder.id}`);
  if (verdict === 'stays') {
    expect(await open()).not.toEqual([]);
    return;
  }
  // Where something is asked, the act is done by somebody who is not allowed what is asked.
  expect(await open()).toEqual([]);
  await regain();
  expect(await open(), 'regained').toEqual([]);
});
