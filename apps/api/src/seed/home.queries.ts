import { START_QUESTIONS } from '@amberway/fixtures/assessment/questions';
import { DEMO_ASSESSMENT, DEMO_VISITS } from '@amberway/fixtures/home/families';
import { DEMO_MESSAGES } from '@amberway/fixtures/home/messages';
import { DEMO_MY_TASKS, DEMO_QUICK_LINKS } from '@amberway/fixtures/home/workspace';
import { assessmentQuestions, memberAssessments } from '../features/assessment/tables.ts';
import { visits } from '../features/dashboards/tables.ts';
import { messages } from '../features/messages/tables.ts';
import { myTasks } from '../features/my-tasks/tables.ts';
import { quickLinks } from '../features/quick-links/tables.ts';
import { db } from '../kernel/db/context.ts';

/** The social skill assessment, which every install has, also one from before there was any. */
export const seedQuestionnaire = async () => {
  if ((await db().$count(assessmentQuestions)) > 0) return;
  await db().insert(assessmentQuestions).values(START_QUESTIONS).onConflictDoNothing();
};

/** What the demo people have on their home screens. */
export const seedHome = async () => {
  await db().insert(messages).values(DEMO_MESSAGES);
  await db().insert(quickLinks).values(DEMO_QUICK_LINKS);
  await db().insert(myTasks).values(DEMO_MY_TASKS);
  await db().insert(visits).values(DEMO_VISITS);
  await db().insert(memberAssessments).values(DEMO_ASSESSMENT);
};
