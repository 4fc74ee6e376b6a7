import {
  type ActionOf,
  type Area,
  type Permission,
  type Reach,
  reachWithin,
} from '@amberway/contract/kernel/permissions';
import type { Role, UserType } from '@amberway/contract/kernel/roles';

/** Who is asking, as the session says. Never taken from a body. */
export type Principal = {
  sessionId: string;
  rootId: string;
  /** The person at the keyboard. */
  actorId: string;
  actorRole: Role;
  /** Where that person's days begin and end, as stored. */
  timeZone: string | null;
  /** Whose view it is: the person, or the customer a staff member acts for. */
  userId: string;
  role: Role;
  type: UserType;
  actingAs: string | null;
  businessUserType: readonly string[];
  expiresAt: string;
  confirmedUntil: string | null;
  /** To how the family's information is used; nobody but a family is asked. */
  hasAgreed: boolean;
};

/** How far the principal's permission for a declared call goes. */
export const reachForCall = ({ role, actorRole }: Principal, permission: Permission): Reach =>
  reachWithin({ role, actorRole }, permission);

export const principalReach = <A extends Area>(principal: Principal, area: A, action: ActionOf<A>): Reach =>
  reachForCall(principal, { area, action } as Permission);
