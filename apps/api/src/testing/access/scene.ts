import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { addChild, addUser, type TestUser } from '../people.ts';
import { addOutcome, addSkill } from '../programme.ts';
import type { TestServer } from '../server.ts';

// A family with two children, a coach whose access is tested, another coach, and an administrator: new ones for each
// cell, so that no act disturbs another.

export type Scene = {
  server: TestServer;
  admin: TestUser;
  /** The coach who has the access, or whose account it opens. */
  holder: TestUser;
  /** Clinician and manager of the family before and beside the holder. */
  colleague: TestUser;
  /** Who takes over. */
  successor: TestUser;
  customer: TestUser;
  child: { id: string };
  sibling: { id: string };
  outcome: { id: string };
  skill: { id: string };
  /** A token of a new sign-in; the account need not be able to sign in. */
  tokenOf: (person: { id: string }) => Promise<string>;
};

const STAFF = {
  type: 'Business',
  isMain: true,
  businessUserType: ['Therapist'],
  totalWorkDays: 4,
  totalWorkHours: 30,
  totalClientCapacity: 12,
} as const;

export const makeScene = async (server: TestServer): Promise<Scene> => {
  const admin = await addUser(server, { type: 'Administrator' });
  const coach = () => addUser(server, { ...STAFF, businessUserType: [...STAFF.businessUserType] });
  const [holder, colleague, successor] = [await coach(), await coach(), await coach()];
  const customer = await addUser(server, { csm: colleague.id, choosePlan: 'Flagship' });
  const ofFamily = { parentId: customer.id, primaryContact: colleague.id };
  const child = await addChild(server, ofFamily);
  const sibling = await addChild(server, ofFamily);
  const outcome = await addOutcome(server, { memberId: child.id, createdBy: colleague.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome, { createdBy: colleague.id });
  return {
    server,
    admin,
    holder,
    colleague,
    successor,
    customer,
    child,
    sibling,
    outcome,
    skill,
    tokenOf: async ({ id }) => (await server.within(() => createSession(id))).token,
  };
};
