import type { Family } from './canaries.ts';
import { isCoach, isFamily, isNearChild, type Seat } from './model.ts';
import type { Expected, Run } from './run.ts';

/** A request that may be allowed or not: the model says which, and how the state changes. */
export type Try = {
  method: string;
  path: string;
  body?: unknown;
  /** Sent with the request, so that its reply is stored. */
  key?: string;
  expected: Expected;
  after?: (data: { token: string }) => void;
};
export type Make = (run: Run, seat: Seat, family: Family) => Try | Promise<Try>;

export const yesIf = (may: boolean): Expected => (may ? 'yes' : 'no');
export const isAdmin = ({ person, as }: Seat) => person === 'admin' && !as;
export const staffNear = ({ state }: Run, seat: Seat, family: Family) =>
  !isFamily(seat.person) && isNearChild(state, seat, family);
export const coachNear = ({ state }: Run, seat: Seat, family: Family) =>
  isCoach(seat.person) && isNearChild(state, seat, family);
export const isOwner = (seat: Seat, family: Family) => seat.person === family;
export const without = <T>(list: T[], gone: T) => list.filter((one) => one !== gone);
