import { randomUUID } from 'node:crypto';
import type { Viewer } from '@amberway/contract/kernel/permissions';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import {
  createSession,
  createSiblingSession,
  revokeSession,
  revokeSignIn,
} from '../../kernel/identity/sign-ins.queries.ts';
import { insertPass } from '../../kernel/identity/passes.queries.ts';
import { endPassesOf, insertTestUser, setSecondFactorOf, setUserStatus } from './queries.ts';

// All kinds of callers, relative to one family (that of parent@).

const { admin, coach, coach2, manager, parent, subscriber, tran } = DEMO_PEOPLE;

export const FAMILY = { customerId: DEMO_PEOPLE.parent.id, memberId: DEMO_CHILDREN.arlo.id };

export type Caller = {
  token: string | undefined;
  /** The caller's own account, for requests that name it. */
  selfId: string;
  /** Undefined when the session must not be accepted at all. */
  viewer?: Viewer;
  /** Whether the family is the caller's own, one they work with or the one they act for. */
  inFamily: boolean;
  /** The token is a device's pass: only endpoints that accept one know it. */
  isPass?: true;
  /** Staff with a second factor, in a session that did not use it: only what confirms it is open. */
  isWeak?: true;
};

/**
 * The coach has a second factor, and signs in with it; nobody else of these has one. A session that does not say which
 * factor it used survives their removal.
 */
const enter = async (userId: string) => {
  const has = userId === coach.id;
  await setSecondFactorOf(userId, has);
  return createSession(userId, undefined, has ? ['recovery'] : []);
};

const real = (role: Viewer['role'], userId: string, inFamily: boolean) => async (): Promise<Caller> => ({
  token: (await enter(userId)).token,
  selfId: userId,
  viewer: { role },
  inFamily,
});

const acting =
  (actorRole: Viewer['role'], actorId: string, customerId: string, inFamily: boolean) => async (): Promise<Caller> => {
    const root = await enter(actorId);
    return {
      token: (await createSiblingSession(root.id, actorId, customerId)).token,
      selfId: customerId,
      viewer: { role: 'BusinessAccesCustomer', actorRole },
      inFamily,
    };
  };

/** A pass of the parent. Earlier ones of the same device end, since a person has only a few. */
const pass = (deviceName: string, memberId: string, inFamily: boolean) => async (): Promise<Caller> => {
  await endPassesOf(deviceName);
  const { token } = await insertPass({ userId: parent.id, deviceName, memberIds: [memberId] });
  return { token, selfId: parent.id, viewer: { role: 'Customer' }, inFamily, isPass: true };
};

export const PRINCIPALS = {
  anonymous: async () => ({ token: undefined, selfId: parent.id, inFamily: false }),
  forged: async () => ({ token: 'A'.repeat(43), selfId: parent.id, inFamily: false }),
  revoked: async () => {
    const { token, id } = await createSession(parent.id);
    await revokeSignIn(id);
    return { token, selfId: parent.id, inFamily: false };
  },
  member: async () => {
    const id = await insertTestUser({ email: `${randomUUID()}@amberway.test`, type: 'Member' });
    return { token: (await createSession(id)).token, selfId: id, inFamily: false };
  },
  customerInactive: async () => {
    const id = await insertTestUser({ email: `${randomUUID()}@amberway.test`, type: 'Customer' });
    const { token } = await createSession(id);
    await setUserStatus(id, 'Inactive');
    return { token, selfId: id, inFamily: false };
  },
  actingEnded: async () => {
    const root = await createSession(coach.id);
    const view = await createSiblingSession(root.id, coach.id, parent.id);
    await revokeSession(view.id);
    return { token: view.token, selfId: parent.id, inFamily: false };
  },
  customerOwn: real('Customer', parent.id, true),
  customerOther: real('Customer', subscriber.id, false),
  businessWorksWith: real('BusinessUser', coach.id, true),
  coachWithoutFactor: async () => {
    await setSecondFactorOf(coach.id, true);
    const { token } = await createSession(coach.id);
    return { token, selfId: coach.id, viewer: { role: 'BusinessUser' }, inFamily: true, isWeak: true };
  },
  businessOther: real('BusinessUser', manager.id, false),
  resourceManager: real('BusinessUser', coach2.id, false),
  administrator: real('Administrator', admin.id, true),
  coachActing: acting('BusinessUser', coach.id, parent.id, true),
  coachActingElsewhere: acting('BusinessUser', manager.id, tran.id, false),
  adminActing: acting('Administrator', admin.id, parent.id, true),
  adminActingElsewhere: acting('Administrator', admin.id, subscriber.id, false),
  pass: pass('Pass of the child', FAMILY.memberId, true),
  // Of the same family, but for another of its children.
  passOtherChild: pass('Pass of the sibling', DEMO_CHILDREN.noor.id, false),
  passEnded: async () => {
    const { token } = await insertPass({ userId: parent.id, deviceName: 'Ended', memberIds: [FAMILY.memberId] });
    await endPassesOf('Ended');
    return { token, selfId: parent.id, inFamily: false };
  },
} satisfies Record<string, () => Promise<Caller>>;

export type PrincipalName = keyof typeof PRINCIPALS;
export const PRINCIPAL_NAMES = Object.keys(PRINCIPALS) as PrincipalName[];
