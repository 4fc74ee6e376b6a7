import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { QuestionResponse } from '@amberway/contract/assessment/schemas';
import { createdAt, id, instant, updatedAt } from '../../kernel/db/columns.ts';
import { members } from '../../kernel/identity/tables.ts';

/** A response with its points, which only the result shows. */
export type StoredResponse = QuestionResponse & { points: number };

/** The questionnaire. Each response names the next question by its reference. */
export const assessmentQuestions = pgTable('assessment_questions', {
  id: id(),
  reference: text('reference').notNull().unique(),
  section: text('section').notNull(),
  question: text('question').notNull(),
  responses: jsonb('responses').$type<StoredResponse[]>().notNull(),
  order: integer('order').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The latest answers about each child, as JSON text in the same format as on the user. */
export const memberAssessments = pgTable('member_assessments', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  answers: text('answers').notNull(),
  submittedAt: instant('submitted_at').notNull(),
});
