import { wireNames } from '../kernel/wire.ts';

export const activityNotesWire = wireNames({
  noteId: 'sessionId',
  outcome: 'goal',
  /** Field of the digest; on the wire it is called `outcome` and holds only the name. */
  outcomeName: 'outcome',
  skill: 'milestone',
  primaryOutcome: 'primaryGoal',
  currentOutcome: 'currentGoal',
  currentOutcomeObject: 'currentGoalObject',
  resourceAction: 'resoruceAction',
});
