import { AUDIENCES, type Canary, type Family } from './canaries.ts';

// Who may see what in a given state, derived from docs/permissions.md and the decisions on working with families, not
// from the product's code.

export const COACHES = ['one', 'two', 'resources'] as const;
export type Coach = (typeof COACHES)[number];
export type Person = 'admin' | Coach | Family;

/** A session, or a view of a family opened from one. */
export type Seat = {
  person: Person;
  as?: Family;
  token: string;
  root: number;
  ended: boolean;
  /** Its sign-in used the person's passkey, and ends with it. */
  byPasskey?: boolean;
};

export type State = {
  /** Success manager and primary clinician; undefined for someone outside the model. */
  csm: Partial<Record<Family, Coach>>;
  clinician: Partial<Record<Family, Coach>>;
  team: Record<Family, Coach[]>;
  covers: { coach: Coach; family: Family }[];
  status: Partial<Record<Person, 'Inactive' | 'Deleted'>>;
  skillGone: Family[];
  binned: Family[];
  shared: Family[];
  /** People whose pass has ended with their account, also if they are let in again. */
  passEnded: Person[];
  /** Coaches whose passkey is gone, removed or ended with their account: they sign in with the password then. */
  passkeyGone: Coach[];
  /** Families whose private resource has been shared once. */
  claimed: Family[];
};

export const noState = (): State => ({
  csm: {},
  clinician: {},
  team: { a: [], b: [], c: [], d: [] },
  covers: [],
  status: {},
  skillGone: [],
  binned: [],
  shared: [],
  passEnded: [],
  passkeyGone: [],
  claimed: [],
});

export const isCoach = (person: Person): person is Coach => (COACHES as readonly string[]).includes(person);
export const isFamily = (person: Person): person is Family => person !== 'admin' && !isCoach(person);

/** Clinician, success manager, or in the team of an existing skill. */
export const belongsTo = (state: State, coach: Coach, family: Family): boolean =>
  state.csm[family] === coach ||
  state.clinician[family] === coach ||
  (state.team[family].includes(coach) && !state.skillGone.includes(family));

/** The same, or covering. */
export const worksWith = (state: State, coach: Coach, family: Family): boolean =>
  belongsTo(state, coach, family) || state.covers.some((one) => one.coach === coach && one.family === family);

/** Whether its token is still accepted. */
export const isOpen = (state: State, { person, as, ended }: Seat): boolean => {
  if (ended || state.status[person]) return false;
  if (!as) return true;
  return state.status[as] !== 'Deleted' && (!isCoach(person) || worksWith(state, person, as));
};

export type Viewer = Pick<Seat, 'person' | 'as'>;

/** Whether the viewer may read the family's record. */
export const isNear = (state: State, { person, as }: Viewer, family: Family): boolean => {
  if (as) return as === family;
  if (isCoach(person)) return worksWith(state, person, family);
  return person === 'admin' || person === family;
};

/** The sender of the mails and messages. */
const SENDER: Coach = 'one';

/** For a viewer whose token is accepted. */
export const maySee = (state: State, viewer: Viewer, { family, kind }: Canary): boolean => {
  const { person, as } = viewer;
  const near = isNear(state, viewer, family);
  const isStaff = !isFamily(person);
  switch (AUDIENCES[kind]) {
    case 'record':
      return near;
    case 'staff':
      return near && isStaff;
    case 'house':
      return as ? near : near || isStaff;
    case 'mail':
      return !as && isStaff && (near || person === SENDER);
    case 'shared':
      return person === 'admin' && !as ? true : near && (isStaff ? state.claimed : state.shared).includes(family);
    case 'letter':
      return near && (as !== undefined || !isStaff || person === SENDER);
    default:
      return false;
  }
};
