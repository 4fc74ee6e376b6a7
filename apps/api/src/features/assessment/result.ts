import { resultOf } from '@amberway/contract/assessment/result';
import type { AnsweredQuestion, AssessmentResult } from '@amberway/contract/assessment/schemas';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { childrenWithAnswers, findAnswers } from './queries.ts';
import { isSame, type Stored } from './stored.ts';

type Child = { id: string; firstName: string; lastName: string };
type Given = { answers: string; submittedAt: string; child: Child | null };

const given = ({ answers, submittedAt }: Stored, child: Child | null): Given[] =>
  answers && submittedAt ? [{ answers, submittedAt, child }] : [];

const newest = (answers: Given[]): Given | undefined =>
  answers.toSorted((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt)).at(-1);

/**
 * The answers about the requested child. Those on the user record are about an only child; in a family with several
 * children they belong to no known child, unless a child has the same ones, so they are only a fallback for a child
 * without answers of its own.
 */
const chosen = (
  family: Stored,
  children: (Child & Stored)[],
  child: (Child & Stored) | undefined,
): Given | undefined => {
  const onlyChild = children.length === 1 ? children[0] : undefined;
  const ofFamily = children.some((one) => isSame(one, family)) ? [] : given(family, onlyChild ?? null);
  const about = child ?? onlyChild;
  if (about && about !== onlyChild) return [...given(about, about), ...ofFamily][0];
  return newest([...children.flatMap((one) => given(one, one)), ...ofFamily]);
};

/** The evaluated answers; null if there are none. */
export const loadResult = async (
  principal: Principal,
  reach: Reach,
  customerId: string,
  memberId: string | undefined,
): Promise<AssessmentResult | null> => {
  const family = await findAnswers(principal, reach, customerId);
  if (!family) throw notFound();
  const children = await childrenWithAnswers(family.id);
  const asked = children.find(({ id }) => id === memberId);
  if (memberId && !asked) throw notFound();
  const found = chosen(family, children, asked);
  if (!found) return null;
  const answers = JSON.parse(found.answers) as AnsweredQuestion[];
  const { submittedAt, child } = found;
  const member = child && { _id: child.id, firstName: child.firstName, lastName: child.lastName };
  return { _id: family.id, member, submittedAt, ...resultOf(answers), answers };
};
