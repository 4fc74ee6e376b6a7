import { wireNames } from '../kernel/wire.ts';

export const TASK_NAMES = {
  skill: 'milestone',
  skillObject: 'milestoneObject',
  outcomeObject: 'goalObject',
  toolName: 'thridPartyAppName',
  toolDetails: 'thridPartyAppDesc',
} as const;

export const tasksWire = wireNames(TASK_NAMES);
