import { z } from 'zod';
import { trueNow } from '../../../kernel/device/clock.ts';
import { moveBody, scheduleBody } from '@amberway/contract/activity-notes/body';
import { DEFAULT_NOTE_TYPE, movedEnd, newNoteTimes } from '@amberway/contract/activity-notes/length';
import { timeProblems } from '@amberway/contract/activity-notes/rules';
import type { ActivityNote } from '@amberway/contract/activity-notes/schemas';
import { scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { asIssues } from '../../../ui/form/rules-as-issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';

export type ScheduleValues = {
  member: string | null;
  type: string | null;
  title: string;
  startTime: string | null;
  endTime: string | null;
  meetLink: string;
};

/** A new appointment starts at the next quarter of an hour unless a slot in the calendar was chosen. */
export const newAppointment = (member: string | null, start: string | null, now: Date): ScheduleValues => {
  const times = start ? { startTime: start, endTime: movedEnd(start, DEFAULT_NOTE_TYPE) } : newNoteTimes(now);
  return { member, type: DEFAULT_NOTE_TYPE, title: '', meetLink: '', ...times };
};

export const appointmentOf = (note: ActivityNote): ScheduleValues => ({
  member: note.member?._id ?? null,
  type: note.type,
  title: note.title,
  startTime: note.startTime,
  endTime: note.endTime,
  meetLink: note.meetLink,
});

const problems = (values: object): Record<string, string> => {
  const { startTime, endTime } = values as Partial<ScheduleValues>;
  return {
    ...timeProblems({ startTime: startTime ?? undefined, endTime: endTime ?? undefined }),
    ...(startTime && Date.parse(startTime) < trueNow() && { startTime: scheduleTexts.inThePast }),
  };
};
/** Child and type are set at creation only. */
const newProblems = (values: object): Record<string, string> => {
  const { member, type } = values as Partial<ScheduleValues>;
  return {
    ...(!member && { member: noteTexts.selectChild }),
    ...(!type && { type: noteTexts.noType }),
    ...problems(values),
  };
};

/** The form's schema; the request body is picked from it. */
const filled = z.looseObject({
  title: scheduleBody.shape.title,
  meetLink: moveBody.shape.meetLink,
}) as unknown as z.ZodType<ScheduleValues>;

export const newSchema = withRules(filled, (values) => asIssues(newProblems(values)));
export const movedSchema = withRules(filled, (values) => asIssues(problems(values)));
