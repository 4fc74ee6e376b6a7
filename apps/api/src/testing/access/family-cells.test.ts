import { expect, it } from 'vitest';
import { ACCESS_SOURCES } from '../../access-sources.ts';
import { useServer } from '../hooks.ts';
import { FAMILY_ACTS } from './family-acts.ts';
import { FAMILY_SOURCES } from './family-sources.ts';
import { makeScene } from './scene.ts';

// Every cell of what opens a family: somebody has the source, the act happens, every call is tried with it, and then
// what is left is used to get it back. The acts on the account of a coach are in account-cells.test.ts.

const server = useServer();

type SourceName = keyof typeof FAMILY_SOURCES;
const SOURCES = Object.keys(FAMILY_SOURCES) as SourceName[];
const CELLS = (Object.keys(FAMILY_ACTS) as (keyof typeof FAMILY_ACTS)[]).flatMap((act) =>
  SOURCES.map((source) => ({ act, source, cell: ACCESS_SOURCES[source].acts[act] })),
);

const titleOf = ({ act, source, cell }: (typeof CELLS)[number]) =>
  [source, act, cell === 'ends' ? 'ends' : 'stays' in cell ? 'stays' : 'asks'] as const;

it.each(CELLS.map((cell) => [...titleOf(cell), cell] as const))('%s, %s: %s', async (source, act, verdict, _cell) => {
  const scene = await makeScene(server);
  const { open, regain } = await FAMILY_SOURCES[source](scene, act);
  expect(await open(), 'before').not.toEqual([]);
  await FAMILY_ACTS[act](scene);
  if (verdict === 'stays') {
    expect(await open()).not.toEqual([]);
    return;
  }
  // Where something is asked, the act is done by somebody who is not allowed what is asked.
  expect(await open()).toEqual([]);
  await regain();
  expect(await open(), 'regained').toEqual([]);
});
