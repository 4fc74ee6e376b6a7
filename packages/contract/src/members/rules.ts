import { isName, NAME_PATTERN_TEXT } from '../kernel/person-name.ts';
import { isBlank } from '../kernel/visible.ts';
import { memberTexts } from './texts.ts';

// Validation of a complete child's record. Days are calendar days (YYYY-MM-DD), which compare as text.

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
 * Problems of a child by field. `today` is the editor's calendar day; `stored` is the record before the change.
 * A rollover date in the past is an error only when it is newly entered, and a stored birthday that predates
 * the rule does not block other changes.
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

/** A start on or after the end moves the end to the new start, so that the user picks a new end. */
export const endAfterNewStart = (start: string | null, end: string | null): string | null =>
  start && end && start >= end ? start : end;
