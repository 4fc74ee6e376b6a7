import { LIVES } from '@amberway/fixtures/life/people';
import { callAs, type World } from '../world.ts';

type Entries = readonly string[];
const known = new WeakMap<World, Map<string, Promise<Entries>>>();

const listOf = (world: World, path: string): Promise<Entries> => {
  const lists = known.get(world) ?? new Map<string, Promise<Entries>>();
  known.set(world, lists);
  const found =
    lists.get(path) ??
    callAs(world, LIVES.mia, 'GET', path).then((list) => ((list ?? []) as { _id: string }[]).map(({ _id }) => _id));
  lists.set(path, found);
  return found;
};

/** The first entry of a list. */
export const entryOf = async (world: World, type: string): Promise<string> =>
  (await listOf(world, `lookups?types=${type}`))[0] ?? '';

export const placeOfPractice = (world: World): Promise<string> => entryOf(world, 'practicePlace');

/** The faces of the diary. */
export const moodsOf = (world: World): Promise<Entries> => listOf(world, 'diary/moods');
