import { z } from 'zod';
import { id, instant, version } from '../kernel/fields.ts';
import { SECOND } from '../kernel/limits.ts';
import { listed } from '../kernel/listed.ts';
import { USER_STATUSES } from '../kernel/roles.ts';
import { memberTexts } from '../members/texts.ts';
import { CHILDREN_MAX } from './body.ts';
import { personSummary } from './schemas.ts';
import { userTexts } from './texts.ts';

// Giving a family its coaches and its success manager, in one dialog and one transaction.

/** People are notified this much later, so that an undo reaches nobody. */
export const ALLOCATION_NOTIFIED_MS = 60 * SECOND;

const freeTime = z.object({ start: instant, end: instant });
export type FreeTime = z.infer<typeof freeTime>;

export const allocationCoach = personSummary.extend({
  languages: z.array(z.string()),
  timeZone: z.string().nullable(),
  /** How many children they are the clinician of, and how many they have room for. */
  children: z.number(),
  capacity: z.number().nullable(),
  /** The first free time in their working hours, as far as planned sessions say; null for none in the next weeks. */
  free: freeTime.nullable(),
});
export type AllocationCoach = z.infer<typeof allocationCoach>;

const allocationChild = z.object({
  _id: id,
  version,
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  clinician: personSummary.nullable(),
});
export type AllocationChild = z.infer<typeof allocationChild>;

export const allocation = z.object({
  family: personSummary.extend({
    version,
    userStatus: z.enum(USER_STATUSES),
    timeZone: z.string().nullable(),
    city: z.string().nullable(),
    languages: z.array(z.string()),
    createdAt: instant,
    csm: personSummary.nullable(),
  }),
  children: z.array(allocationChild),
  /** The teams of the children's skills, which end with another clinician or success manager. */
  teams: z.array(z.object({ child: id, skill: z.string(), person: personSummary })),
  /** For a family without a success manager: the one with the fewest families. */
  suggestedManager: personSummary.nullable(),
  /** Coaches before other roles, those with the most room first, full ones last. */
  coaches: z.array(allocationCoach),
  /** How many coaches match. */
  coachCount: z.number(),
  /** Until when free times were looked for. */
  freeUntil: instant,
});
export type Allocation = z.infer<typeof allocation>;

/** What every invalid value says: these fields come from the dialog, not from a person. */
const CHANGED = 'Please open the family again: something of it is missing.';
const seenVersion = z.int(CHANGED).min(1, CHANGED);
const child = { _id: z.uuid(CHANGED), version: seenVersion };
const team = <C extends z.ZodType>(of: C) => z.array(of, CHANGED).max(CHILDREN_MAX);

export const allocateBody = z.strictObject({
  version: seenVersion,
  csm: z.uuid(userTexts.selectCsm),
  children: team(z.strictObject({ ...child, primaryContact: z.uuid(memberTexts.inputClinician) })),
});
export type AllocateBody = z.infer<typeof allocateBody>;

/** What was stored before, with the versions after the allocation: a change by somebody else prevents the undo. */
export const undoAllocationBody = z.strictObject({
  version: seenVersion,
  userStatus: z.enum(USER_STATUSES, CHANGED),
  csm: z.uuid(userTexts.selectCsm).nullable(),
  children: team(z.strictObject({ ...child, primaryContact: z.uuid(memberTexts.inputClinician).nullable() })),
});
export type UndoAllocationBody = z.infer<typeof undoAllocationBody>;

type Named = { firstName: string };
type Person = Named & { lastName: string };

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();
/** The sentence for the family: one sentence if all children have the same coach, else one for each coach. */
export const coachSentence = (children: readonly { firstName: string; coach: Person }[]): string => {
  const names = [...new Set(children.map(({ coach }) => nameOf(coach)))];
  if (names.length === 1) return `${names[0]} is your coach.`;
  return names
    .map((name) => {
      const own = children.filter(({ coach }) => nameOf(coach) === name).map(({ firstName }) => firstName);
      return `${name} is the coach of ${listed(own)}.`;
    })
    .join(' ');
};

export const allocationTexts = {
  allocate: (family: Named, to: Named) => `Allocate ${family.firstName} to ${to.firstName}`,
  done: (family: Named, to: Named) => `${family.firstName} is allocated to ${to.firstName}.`,
  undone: 'The allocation was undone. Nobody was notified.',
  /** A team is named by the coach, so an undo does not name it. Whoever is in one may see the child in another way. */
  teamsEnd: 'They leave these teams. The new coach can name new ones; an undo does not name the old ones.',
  tooLate: 'The family and the team have been notified, so this cannot be undone. Please allocate the family again.',
  notForNow: 'This family cannot sign in. Please change the status first.',
  meanwhile: 'Somebody else changed this family meanwhile. This is how it is now; please check and allocate again.',
  everyChild: 'A child was added or removed meanwhile. Please check and allocate again.',
  /** For a family without a child to coach. */
  withoutCoach: (manager: Person | undefined) =>
    manager ? `${nameOf(manager)} is your success manager.` : 'Your success manager was chosen.',
  mailSubject: 'Your coach at Amberway',
  mailInvitation: 'Sign in to write to your team or to ask for a first session.',
  mailAction: 'Open Amberway',
} as const;
