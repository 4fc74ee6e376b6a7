import { isFamilyType, type UserType } from '@amberway/contract/kernel/roles';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Child } from '../children.queries.ts';
import type { NewEntry } from '../queries.ts';
import { type Content, dayAt, resultColumns } from './content.ts';
import { type HeldSkill, holdSkills, peopleAmong, placesAmong, skillsOfTasks } from './references.queries.ts';
import { lateness, timeOf } from './time.ts';

/** What the entries of a request refer to. */
export type References = {
  skills: Map<string, HeldSkill>;
  places: Set<string>;
  people: Map<string, UserType>;
  tasks: Map<string, string>;
};

export const loadReferences = async (
  contents: readonly Content[],
  children: Map<string, Child>,
): Promise<References> => {
  const all = <T>(pick: (content: Content) => T) => [...new Set(contents.map(pick))];
  return {
    skills: await holdSkills(all(({ skill }) => skill)),
    places: await placesAmong(all(({ place }) => place)),
    people: await peopleAmong(
      all((content) => content.with),
      [...children.values()].map(({ parentId }) => parentId),
    ),
    tasks: await skillsOfTasks(all(({ task }) => task).filter((id) => id !== null)),
  };
};

/** Who practised is of the child's own family, or of the staff. */
const isKnownPerson = ({ people }: References, personId: string, { parentId }: Child): boolean => {
  const type = people.get(personId);
  return type !== undefined && (!isFamilyType(type) || personId === parentId);
};

const referenceProblems = (references: References, content: Content, child: Child): Record<string, string> => ({
  ...(!references.places.has(content.place) && { place: practiceTexts.unknownPlace }),
  ...(!isKnownPerson(references, content.with, child) && { with: practiceTexts.unknownPerson }),
  ...(content.task && references.tasks.get(content.task) !== content.skill && { task: practiceTexts.unknownTask }),
});

/** The row of a new entry, or throws why it is refused: 404 for a foreign skill, 422 for anything else. */
export const checkedRow = (
  principal: Principal,
  references: References,
  content: Content,
  { child, contentHash, now }: { child: Child; contentHash: string; now: number },
): NewEntry => {
  const skill = references.skills.get(content.skill);
  if (!skill || skill.memberId !== child.id) throw notFound();
  const time = timeOf(content.at, now);
  const at = typeof time.at === 'number' ? time.at : now;
  const late = lateness(skill, content, at);
  const problems = {
    ...referenceProblems(references, content, child),
    ...(typeof time.at === 'string' && { at: time.at }),
    ...(typeof late.late !== 'boolean' && (late as Record<string, string>)),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    id: content.id,
    contentHash,
    memberId: child.id,
    skillId: skill.id,
    taskId: content.task,
    kind: content.kind,
    at: new Date(at).toISOString(),
    zone: content.zone,
    day: dayAt(at, content.zone),
    receivedAt: new Date(now).toISOString(),
    clockOff: time.clockOff === true,
    late: late.late === true,
    placeId: content.place,
    withUser: content.with,
    recordedBy: principal.actorId,
    passId: principal.pass?.id ?? null,
    ...resultColumns(content),
    note: content.note,
  };
};
