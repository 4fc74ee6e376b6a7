import {
  type ActionOf,
  type Area,
  type Permission,
  type Reach,
  reachWithin,
} from '@amberway/contract/kernel/permissions';
import type { Role, UserType } from '@amberway/contract/kernel/roles';
import type { SecondFactor } from './second-factor.ts';

/** Who makes the request, according to the session. Never taken from a body. */
export type Principal = {
  sessionId: string;
  rootId: string;
  /** The person who is signed in. */
  actorId: string;
  actorRole: Role;
  /** Their time zone, as stored. */
  timeZone: string | null;
  /** Whose view it is: the person, or the customer a staff member acts for. */
  userId: string;
  role: Role;
  type: UserType;
  actingAs: string | null;
  businessUserType: readonly string[];
  expiresAt: string;
  confirmedUntil: string | null;
  second: SecondFactor;
  /** Consent to the use of the family's information; always true for other users. */
  hasAgreed: boolean;
  /** Set for a device's pass instead of a session: only these children, whatever else the person reaches. */
  pass?: { id: string; memberIds: readonly string[]; expiresAt: string };
};

/** The reach of the principal's permission for an endpoint. */
export const reachForCall = ({ role, actorRole }: Principal, permission: Permission): Reach =>
  reachWithin({ role, actorRole }, permission);

export const principalReach = <A extends Area>(principal: Principal, area: A, action: ActionOf<A>): Reach =>
  reachForCall(principal, { area, action } as Permission);
