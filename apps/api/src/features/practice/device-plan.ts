import { createHash } from 'node:crypto';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { NameForm } from '@amberway/contract/practice/limits';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findLookups } from '../lookups/public.ts';
import { type Child, findChildren, firstNameOf, peopleOf } from './children.queries.ts';
import { type SkillFigures, skillFigures } from './figures.queries.ts';
import { daysOf, isDue, weekFigures } from './summary.ts';

type Wanted = { member?: string | undefined; names?: NameForm | undefined };

/** Staff reach many families, so without a pass they say which child. */
const childrenOf = async (principal: Principal, reach: Reach, { member }: Wanted): Promise<Child[]> => {
  if (!member && !principal.pass && !isFamily(principal)) throw invalidFields({ member: practiceTexts.selectChild });
  const children = await findChildren(principal, reach, member ? [member] : undefined);
  if (member && children.length === 0) throw notFound();
  return children;
};

const initialOf = (name: string): string => Array.from(name.trim()).slice(0, 1).join('').toUpperCase();

const nameOf = ({ firstName, lastName }: Child, form: NameForm | undefined): string =>
  form === 'initials' ? initialOf(firstName) + initialOf(lastName) : firstName;

/** What is practised now: an active plan of an active skill, or the checks of a mastered one, unless it was begun again. */
const kindOf = ({ skill, plan, checkDue, resumedBy }: SkillFigures): 'practice' | 'check' | undefined => {
  const status = shownSkillStatus(skill.status);
  if (status === 'Mastered' && resumedBy) return undefined;
  if (checkDue !== null && status === 'Mastered') return 'check';
  if (!plan?.active) return undefined;
  return status === 'Active' ? 'practice' : status === 'Mastered' ? 'check' : undefined;
};

const UNPLANNED = { measure: 'independence', cue: '', perWeek: null, minutes: null } as const;

const presentSkill = (row: SkillFigures) => {
  const kind = kindOf(row);
  if (!kind) return [];
  // A skill that was mastered without a plan is checked by how much help was needed.
  const { measure, cue, perWeek, minutes } = row.plan ?? UNPLANNED;
  return [
    {
      _id: row.skill.id,
      name: row.skill.name,
      measure,
      cue,
      perWeek,
      minutes,
      kind,
      week: weekFigures(row),
      isDue: isDue(row),
      isNew: !row.figures?.lastAt,
      plannedBy: row.plannedBy ?? '',
    },
  ];
};

export const loadDevicePlan = async (principal: Principal, reach: Reach, wanted: Wanted): Promise<DevicePlan> => {
  const children = await childrenOf(principal, reach, wanted);
  const days = daysOf(principal);
  const rows =
    children.length > 0
      ? await skillFigures(
          children.map(({ id }) => id),
          days,
        )
      : [];
  const people = new Map<string, Awaited<ReturnType<typeof peopleOf>>>();
  for (const child of children) people.set(child.id, await peopleOf(child));
  return {
    me: { _id: principal.actorId, firstName: await firstNameOf(principal.actorId) },
    passExpiresAt: principal.pass?.expiresAt ?? null,
    week: { from: days.from, to: days.to },
    children: children.map((child) => ({
      _id: child.id,
      name: nameOf(child, wanted.names),
      skills: rows.filter(({ skill }) => skill.memberId === child.id).flatMap(presentSkill),
      people: people.get(child.id) ?? [],
    })),
    places: (await findLookups(['practicePlace'])).map(({ id, name }) => ({ _id: id, name })),
  };
};

/** Changes with anything in the plan, the figures of the week included. */
export const etagOf = (plan: DevicePlan): string =>
  `"${createHash('sha256').update(JSON.stringify(plan)).digest('base64url')}"`;
