import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { customersInReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { assessmentQuestions, memberAssessments } from './tables.ts';

export type QuestionRow = typeof assessmentQuestions.$inferSelect;

export const findQuestion = async (reference: string): Promise<QuestionRow | undefined> =>
  (await db().select().from(assessmentQuestions).where(eq(assessmentQuestions.reference, reference)))[0];

export const countQuestions = () => db().$count(assessmentQuestions);

export const questionsByReference = async (references: string[]): Promise<Map<string, QuestionRow>> => {
  const rows = await db().select().from(assessmentQuestions).where(inArray(assessmentQuestions.reference, references));
  return new Map(rows.map((row) => [row.reference, row]));
};

/** A customer within reach, with the stored answers. */
export const findAnswers = async (principal: Principal, reach: Reach, customerId: string) =>
  (
    await db()
      .select({ id: users.id, answers: users.socialSkillAssessment, submittedAt: users.assessedAt })
      .from(users)
      .where(and(eq(users.id, customerId), customersInReach(principal, reach)))
  )[0];

/** The children of a customer, each with its answers. */
export const childrenWithAnswers = (customerId: string) =>
  db()
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      answers: memberAssessments.answers,
      submittedAt: memberAssessments.submittedAt,
    })
    .from(members)
    .leftJoin(memberAssessments, eq(memberAssessments.memberId, members.id))
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)))
    .orderBy(asc(members.createdAt), asc(members.id));

export const storeChildAnswers = (memberId: string, answers: string, submittedAt: string) =>
  db()
    .insert(memberAssessments)
    .values({ memberId, answers, submittedAt })
    .onConflictDoUpdate({ target: memberAssessments.memberId, set: { answers, submittedAt } });

/** Stores answers on the user, where the specification expects them; there they are about an only child. */
export const storeFamilyAnswers = (customerId: string, socialSkillAssessment: string, assessedAt: string) =>
  db().update(users).set({ socialSkillAssessment, assessedAt }).where(eq(users.id, customerId));
