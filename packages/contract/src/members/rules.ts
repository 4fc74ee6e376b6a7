import { isName, NAME_PATTERN_TEXT } from '../kernel/person-name.ts';
import { isBlank } from '../kernel/visible.ts';
import { memberTexts } from './texts.ts';

// What a complete child's record looks like. Days are calendar days (YYYY-MM-DD), which compare as text.

type Text = string | null | undefined;
export type ChildRecord = {
  firstName?: Text;
  lastName?: Text;
  dob?: Text;
  memberShipStart?: Text;
  memberShipEnd?: Text;
  primaryContact?: Text;
};

const EARLIEST_DOB = '1900-01-01';

const dayBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

/**
 * What is wrong with a child, by field. `today` is the writer's calendar day; `stored` is the record before the change.
 * A rollover date in the past is wrong when it is typed, not when it has simply come to pass, and a birthday that is
 * older than its rule does not stop other changes.
 */
export const childProblems = (child: ChildRecord, today: string, stored?: ChildRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  if (isBlank(child.firstName)) problems['firstName'] = memberTexts.inputFirstName;
  else if (!isName(child.firstName ?? '')) problems['firstName'] = NAME_PATTERN_TEXT;
  if (child.lastName && !isBlank(child.lastName) && !isName(child.lastName)) problems['lastName'] = NAME_PATTERN_TEXT;
  if (child.dob && child.dob >= today) problems['dob'] = memberTexts.dobBeforeToday;
  else if (child.dob && child.dob < EARLIEST_DOB && child.dob !== stored?.dob)
    problems['dob'] = memberTexts.dobTooEarly;
  const { memberShipStart: start, memberShipEnd: end } = child;
  if (start && end && start >= end) problems['memberShipEnd'] = memberTexts.startBeforeEnd;
  else if (end && end < dayBefore(today) && end !== stored?.memberShipEnd) {
    problems['memberShipEnd'] = memberTexts.rolloverNotPast;
  }
  if (!child.primaryContact) problems['primaryContact'] = memberTexts.inputClinician;
  return problems;
};

/** A start on or after the end moves the end to the new start, to be chosen again. */
export const endAfterNewStart = (start: string | null, end: string | null): string | null =>
  start && end && start >= end ? start : end;
