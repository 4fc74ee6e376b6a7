import { wireNames } from '../kernel/wire.ts';

export const activityNotesWire = wireNames({
  noteId: 'sessionId',
  outcome: 'goal',
  /** Of the digest, where the wire has the name alone. */
  outcomeName: 'outcome',
  skill: 'milestone',
  primaryOutcome: 'primaryGoal',
  currentOutcome: 'currentGoal',
  currentOutcomeObject: 'currentGoalObject',
  resourceAction: 'resoruceAction',
});
