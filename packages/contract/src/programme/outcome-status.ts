// Statuses of an outcome. Any may follow any other; their requirements and effects are defined here.

export const OUTCOME_STATUSES = ['Planned', 'In-progress', 'Achieved', 'On-hold', 'Cancelled'] as const;
export type OutcomeStatus = (typeof OUTCOME_STATUSES)[number];

/** Legacy statuses, shown as Planned. Stored records may keep them, but they cannot be chosen. */
export const OLD_OUTCOME_STATUSES = ['Active', 'Pending', 'Complete'] as const;

export const STORED_OUTCOME_STATUSES = [...OUTCOME_STATUSES, ...OLD_OUTCOME_STATUSES] as const;
export type StoredOutcomeStatus = (typeof STORED_OUTCOME_STATUSES)[number];

export const OUTCOME_START: OutcomeStatus = 'Planned';

const isCurrent = (status: StoredOutcomeStatus): status is OutcomeStatus =>
  (OUTCOME_STATUSES as readonly string[]).includes(status);

export const shownOutcomeStatus = (status: StoredOutcomeStatus): OutcomeStatus =>
  isCurrent(status) ? status : 'Planned';

type Traits = { needsComment: boolean; takesSkills: boolean; isOpen: boolean };

const TRAITS: Record<OutcomeStatus, Traits> = {
  Planned: { needsComment: false, takesSkills: true, isOpen: true },
  'In-progress': { needsComment: false, takesSkills: true, isOpen: true },
  Achieved: { needsComment: true, takesSkills: false, isOpen: true },
  'On-hold': { needsComment: true, takesSkills: false, isOpen: true },
  Cancelled: { needsComment: true, takesSkills: false, isOpen: false },
};

export const outcomeNeedsComment = (status: StoredOutcomeStatus): boolean =>
  TRAITS[shownOutcomeStatus(status)].needsComment;

/** Whether skills can be added and waiting skills started. */
export const outcomeTakesSkills = (status: StoredOutcomeStatus): boolean =>
  TRAITS[shownOutcomeStatus(status)].takesSkills;

/** A cancelled outcome disables everything below it. */
export const outcomeIsOpen = (status: StoredOutcomeStatus): boolean => TRAITS[shownOutcomeStatus(status)].isOpen;

/** Whether the status ends the outcome, which requires a decision about its open tasks. */
export const outcomeCloses = (status: StoredOutcomeStatus): boolean => {
  const shown = shownOutcomeStatus(status);
  return shown === 'Achieved' || shown === 'Cancelled';
};

/** Whether a status may be stored: a current one, or the legacy one the record already has. */
export const mayBecomeOutcomeStatus = (next: StoredOutcomeStatus, stored?: StoredOutcomeStatus): boolean =>
  isCurrent(next) || next === stored;

/** Sections of the programme, in order and spelled as specified. */
export const OUTCOME_SECTIONS = [
  { status: 'Achieved', title: 'Achieved' },
  { status: 'In-progress', title: 'In-Progress' },
  { status: 'Planned', title: 'Planned' },
  { status: 'On-hold', title: 'On-hold' },
  { status: 'Cancelled', title: 'Cancelled' },
] as const satisfies readonly { status: OutcomeStatus; title: string }[];
