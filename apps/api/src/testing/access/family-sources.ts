import { sql } from 'drizzle-orm';
import { addCover } from '../people.ts';
import { rowsOf } from '../rows.ts';
import { familyReads } from './family-calls.ts';
import type { Give, Held } from './given.ts';
import type { Scene } from './scene.ts';

/** All calls with `npm run sequences`; else a part of them, another one for each cell. */
const EVERY = process.env['SEQUENCES'] ? 1 : 6;

const readsWith = async (scene: Scene, offset: number): Promise<string[]> => {
  const { server, holder } = scene;
  const token = await scene.tokenOf(holder);
  const reached: string[] = [];
  const paths = familyReads(scene).filter((_path, n) => n % EVERY === offset % EVERY || n === 0);
  // The record of the child is always among them.
  for (const path of [`member/${scene.child.id}`, `user/${scene.customer.id}`, ...paths])
    if ((await server.call('GET', path, { token })).status < 300) reached.push(path);
  const acting = await server.call('POST', `auth/actAs/${scene.customer.id}`, { token });
  if (acting.status < 300) reached.push('act as the family');
  return reached;
};

/** What a former coach tries: makes itself clinician, manager or team, restores and reopens. */
const takeBack = async (scene: Scene) => {
  const { server, holder, child, sibling, customer, skill, outcome } = scene;
  const token = await scene.tokenOf(holder);
  const call = (method: string, path: string, body: object) => server.call(method, path, { token, body });
  for (const { id } of [child, sibling]) await call('PUT', `member/${id}`, { primaryContact: holder.id });
  await call('PUT', `user/${customer.id}`, { csm: holder.id });
  await call('PUT', `milestone/${skill.id}`, { isDeleted: false });
  await call('POST', `milestone/${skill.id}/undo`, {});
  await call('POST', `goal/${outcome.id}/undo`, {});
  await call('PUT', `goal/${outcome.id}`, { status: 'In-progress' });
  await call('PUT', `milestone/${skill.id}`, { needHelp: true, teamMember: [holder.id] });
};

let cells = 0;
const heldBy = (scene: Scene): Held => {
  cells += 1;
  const offset = cells;
  return { open: () => readsWith(scene, offset), regain: () => takeBack(scene) };
};

export const FAMILY_SOURCES = {
  clinician: async (scene) => {
    const { server, holder, child } = scene;
    await rowsOf(server, sql`update members set primary_contact = ${holder.id} where id = ${child.id}`);
    return heldBy(scene);
  },
  manager: async (scene) => {
    await rowsOf(scene.server, sql`update users set csm = ${scene.holder.id} where id = ${scene.customer.id}`);
    return heldBy(scene);
  },
  team: async (scene, act) => {
    const { server, holder, colleague, customer, skill } = scene;
    // A team ends with a cover if the person was named during it.
    if (act === 'coverEnded') await addCover(server, holder.id, customer.id);
    const named = await server.call('PUT', `milestone/${skill.id}`, {
      token: await scene.tokenOf(colleague),
      body: { needHelp: true, teamMember: [holder.id] },
    });
    if (named.status !== 200) throw new Error(named.text);
    return heldBy(scene);
  },
  cover: async (scene) => {
    await addCover(scene.server, scene.holder.id, scene.customer.id);
    return heldBy(scene);
  },
} as const satisfies Record<string, Give>;
