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
  /** The other child of the family: its clinician, and the team of its skill. */
  siblingClinician: Partial<Record<Family, Coach>>;
  siblingTeam: Record<Family, Coach[]>;
  /** Named while they only covered: until that cover ends. */
  teamByCover: { coach: Coach; family: Family }[];
  covers: { coach: Coach; family: Family }[];
  status: Partial<Record<Person, 'Inactive' | 'Deleted'>>;
  skillGone: Family[];
  /** Who mastered or cancelled the skill. */
  skillClosed: Partial<Record<Family, Person>>;
  /** Who achieved or cancelled the outcome of the skill. */
  outcomeClosed: Partial<Record<Family, Person>>;
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
  siblingClinician: {},
  siblingTeam: { a: [], b: [], c: [], d: [] },
  teamByCover: [],
  covers: [],
  status: {},
  skillGone: [],
  skillClosed: {},
  outcomeClosed: {},
  binned: [],
  shared: [],
  passEnded: [],
  passkeyGone: [],
  claimed: [],
});

export const isCoach = (person: Person): person is Coach => (COACHES as readonly string[]).includes(person);
export const isFamily = (person: Person): person is Family => person !== 'admin' && !isCoach(person);

/** Clinician of a child or success manager. */
export const belongsTo = (state: State, coach: Coach, family: Family): boolean =>
  state.csm[family] === coach || state.clinician[family] === coach || state.siblingClinician[family] === coach;

/** The same, or covering. */
export const worksWith = (state: State, coach: Coach, family: Family): boolean =>
  belongsTo(state, coach, family) || state.covers.some((one) => one.coach === coach && one.family === family);

/** Whether the team of the skill is one: while the skill and its outcome are open. */
export const teamIsLive = (state: State, family: Family): boolean =>
  !state.skillGone.includes(family) && !state.skillClosed[family] && !state.outcomeClosed[family];

/** The same, or in the team of an open skill. */
const worksWithChild = (state: State, coach: Coach, family: Family): boolean =>
  worksWith(state, coach, family) || (state.team[family].includes(coach) && teamIsLive(state, family));

const worksWithSibling = (state: State, coach: Coach, family: Family): boolean =>
  worksWith(state, coach, family) || state.siblingTeam[family].includes(coach);

/** The family is handed over: nobody stays in a team, and no undo restores one. */
export const endTeam = (state: State, family: Family): void => {
  state.team[family] = [];
  state.teamByCover = state.teamByCover.filter((one) => one.family !== family);
};

/** Somebody who lost a child leaves the teams of both, unless something else of the family is theirs. */
export const endTeamsOfFormer = (state: State, coach: Coach | undefined, family: Family): void => {
  if (!coach || belongsTo(state, coach, family)) return;
  state.team[family] = state.team[family].filter((one) => one !== coach);
  state.teamByCover = state.teamByCover.filter((one) => one.family !== family || one.coach !== coach);
  state.siblingTeam[family] = state.siblingTeam[family].filter((one) => one !== coach);
};

/** The skill ends: whoever was named during a cover leaves for good, the others can be named again by an undo. */
export const closeTeam = (state: State, family: Family): void => {
  const byCover = state.teamByCover.filter((one) => one.family === family).map(({ coach }) => coach);
  state.team[family] = state.team[family].filter((coach) => !byCover.includes(coach));
  state.teamByCover = state.teamByCover.filter((one) => one.family !== family);
};

/** Whoever is in the team now, among them those who only cover. */
export const setTeamOf = (state: State, family: Family, team: Coach[]): void => {
  const before = state.team[family];
  const onlyCovers = (coach: Coach) => worksWith(state, coach, family) && !belongsTo(state, coach, family);
  state.teamByCover = [
    ...state.teamByCover.filter(
      (one) => one.family !== family || (team.includes(one.coach) && before.includes(one.coach)),
    ),
    ...team.filter((coach) => !before.includes(coach) && onlyCovers(coach)).map((coach) => ({ coach, family })),
  ];
  state.team[family] = team;
};

/** Whether its token is still accepted. */
export const isOpen = (state: State, { person, as, ended }: Seat): boolean => {
  if (ended || state.status[person]) return false;
  if (!as) return true;
  return state.status[as] !== 'Deleted' && (!isCoach(person) || worksWith(state, person, as));
};

export type Viewer = Pick<Seat, 'person' | 'as'>;

/** Whether the viewer may read the child's record. */
export const isNearChild = (state: State, viewer: Viewer, family: Family): boolean =>
  isNear(state, viewer, family) ||
  (!viewer.as && isCoach(viewer.person) && worksWithChild(state, viewer.person, family));

/** The same of the other child. */
const isNearSibling = (state: State, viewer: Viewer, family: Family): boolean =>
  isNear(state, viewer, family) ||
  (!viewer.as && isCoach(viewer.person) && worksWithSibling(state, viewer.person, family));

/** Whether the viewer may read the record of the whole family. */
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
  const nearChild = isNearChild(state, viewer, family);
  const isStaff = !isFamily(person);
  switch (AUDIENCES[kind]) {
    case 'record':
      return near;
    case 'child':
      return nearChild;
    case 'sibling':
      return isNearSibling(state, viewer, family);
    case 'own':
      return nearChild && person === SENDER && !as;
    case 'staff':
      return nearChild && isStaff;
    case 'house':
      return as ? near : near || isStaff;
    case 'mail':
      return !as && isStaff && (near || person === SENDER);
    case 'shared':
      if (person === 'admin' && !as) return true;
      // The team of a skill sees what the child received.
      return nearChild && (isStaff && near ? state.claimed : state.shared).includes(family);
    case 'letter':
      // Between two people: all who work with a child of the family may write to it, and reads what was written.
      return (nearChild || isNearSibling(state, viewer, family)) && (as !== undefined || !isStaff || person === SENDER);
    default:
      return false;
  }
};
