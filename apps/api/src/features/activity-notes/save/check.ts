import { isLateCancellation, NEW_NOTE_STATUS, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { type NoteRecord, noteProblems, submitProblem } from '@amberway/contract/activity-notes/rules';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { ApiFailure, notFound } from '../../../kernel/http/failure.ts';
import { lookupNames } from '../../lookups/public.ts';
import { findOutcomeStanding } from '../../programme/public.ts';
import { areTasksOf } from './queries.ts';

type Checked = {
  record: NoteRecord;
  stored?: NoteRecord;
  /** Only a newly chosen type must be in the lookup list: the stored one may have been removed since. */
  newType: string | undefined;
  endtimeCancellation: boolean | undefined;
  prefix: string;
};

const wrongType = async (type: string | undefined): Promise<Record<string, string>> =>
  type && !(await lookupNames(['sessionType'])).sessionType.has(type) ? { type: noteTexts.noType } : {};

const wrongFlag = (flag: boolean | undefined, status: NoteStatus): Record<string, string> =>
  flag === undefined || flag === isLateCancellation(status) ? {} : { endtimeCancellation: noteTexts.selectStatus };

/** Throws 422 with all errors by field; the message is the first problem the form reports on submit. */
export const assertValidNote = async ({ record, stored, newType, endtimeCancellation, prefix }: Checked) => {
  const problems: Record<string, string> = {
    ...noteProblems(record, prefix, stored),
    ...(await wrongType(newType)),
    ...wrongFlag(endtimeCancellation, record.status ?? NEW_NOTE_STATUS),
  };
  const [first] = Object.values(problems);
  if (first === undefined) return;
  const submit = submitProblem(record, prefix, stored)?.submit;
  throw new ApiFailure('invalid', { message: submit ?? first, errors: problems });
};

/** Outcome and tasks must belong to the same child; otherwise 404. */
export const requireOfChild = async (
  { principal, reach }: RequestActor,
  memberId: string,
  { outcome, tasks }: { outcome: string | null | undefined; tasks: readonly string[] },
) => {
  if (outcome && (await findOutcomeStanding(principal, reach, outcome))?.memberId !== memberId) throw notFound();
  if (!(await areTasksOf(memberId, tasks))) throw notFound();
};
