import { sql } from 'drizzle-orm';
import type { Act } from '../../kernel/access/acts.ts';
import { eraseFamilyJob } from '../../features/privacy/erase/jobs.ts';
import { insertErasure } from '../../features/privacy/queries.ts';
import { addCover, type TestUser } from '../people.ts';
import { rowsOf } from '../rows.ts';
import type { Do } from './given.ts';
import type { Scene } from './scene.ts';

// Acts on the family, its skills and the status of the holder.

const done = async (scene: Scene, who: TestUser, method: string, path: string, body: object) => {
  const response = await scene.server.call(method, path, { token: await scene.tokenOf(who), body });
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
};

const saveUser = (scene: Scene, { id }: TestUser, body: object) => done(scene, scene.admin, 'PUT', `user/${id}`, body);
const saveSkill = (scene: Scene, who: TestUser, body: object) =>
  done(scene, who, 'PUT', `milestone/${scene.skill.id}`, body);

/** Somebody who may do it, but names no team. */
const coverFor = async (scene: Scene): Promise<TestUser> => {
  await addCover(scene.server, scene.successor.id, scene.customer.id);
  return scene.successor;
};

export const FAMILY_ACTS = {
  reallocated: async (scene) => {
    const path = `user/${scene.customer.id}/allocation`;
    const token = await scene.tokenOf(scene.admin);
    const { family, children } = (await scene.server.call('GET', path, { token })).body.data;
    await done(scene, scene.admin, 'POST', path, {
      version: family.version,
      csm: scene.successor.id,
      children: children.map(({ _id, version }: { _id: string; version: number }) => ({
        _id,
        version,
        primaryContact: scene.successor.id,
      })),
    });
  },
  clinicianChanged: (scene) =>
    done(scene, scene.admin, 'PUT', `member/${scene.child.id}`, { primaryContact: scene.successor.id }),
  managerChanged: (scene) => saveUser(scene, scene.customer, { csm: scene.successor.id }),
  teamChanged: (scene) => saveSkill(scene, scene.admin, { teamMember: [] }),
  coverEnded: async ({ server, customer }) => {
    await rowsOf(
      server,
      sql`update cover_grants set expires_at = now() - interval '1 second' where customer_id = ${customer.id}`,
    );
    await rowsOf(server, sql`update skill_team set ends_at = now() - interval '1 second' where ends_at > now()`);
  },
  skillClosed: (scene) => saveSkill(scene, scene.colleague, { status: 'Cancelled', comment: 'Not needed' }),
  skillDeleted: (scene) => saveSkill(scene, scene.colleague, { isDeleted: true }),
  skillRestored: async (scene) => {
    await saveSkill(scene, scene.colleague, { isDeleted: true });
    await saveSkill(scene, await coverFor(scene), { isDeleted: false });
  },
  closingUndone: async (scene) => {
    const cover = await coverFor(scene);
    await saveSkill(scene, cover, { status: 'Cancelled', comment: 'Not needed' });
    await done(scene, cover, 'POST', `milestone/${scene.skill.id}/undo`, {});
  },
  outcomeClosed: (scene) =>
    done(scene, scene.colleague, 'PUT', `goal/${scene.outcome.id}`, { status: 'Achieved', comment: 'Done' }),
  childRemoved: async ({ server, child }) => {
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${child.id}`);
  },
  childRestored: async ({ server, child }) => {
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${child.id}`);
    await rowsOf(server, sql`update members set deleted_at = null where id = ${child.id}`);
  },
  deactivated: (scene) => saveUser(scene, scene.holder, { userStatus: 'Inactive' }),
  deleted: (scene) => saveUser(scene, scene.holder, { userStatus: 'Deleted' }),
  letInAgain: async (scene) => {
    await saveUser(scene, scene.holder, { userStatus: 'Inactive' });
    await saveUser(scene, scene.holder, { userStatus: 'Active' });
  },
  handedOver: async (scene) => {
    await saveUser(scene, scene.holder, { userStatus: 'Inactive', handOverTo: scene.successor.id });
    await saveUser(scene, scene.holder, { userStatus: 'Active' });
  },
  familyDeactivated: (scene) => saveUser(scene, scene.customer, { userStatus: 'Inactive' }),
  familyDeleted: (scene) => saveUser(scene, scene.customer, { userStatus: 'Deleted' }),
  familyErased: async ({ server, customer }) => {
    await server.within(async () => {
      await insertErasure(customer.id, customer.id, 0);
      await eraseFamilyJob.run({ customerId: customer.id }, { services: server.services } as never);
    });
  },
} as const satisfies Partial<Record<Act, Do>>;
