import type { Counted, GraphAxis, PhaseKind } from './limits.ts';

/** The goes of one person in one place on one day. What was stopped or withdrawn is not among them. */
export type DayGoes = {
  day: string;
  /** The last go of the day, in milliseconds: it decides the order of blocks that end on one day. */
  at: number;
  person: string;
  place: string;
  kind: 'practice' | 'baseline' | 'check';
  own: number;
  little: number;
  goes: number;
};

/** When a skill counts as learned, and when it is checked afterwards. */
export type Criterion = {
  percent: number;
  blocks: number;
  goes: number;
  people: number;
  places: number;
  counts: Counted;
  /** Days after mastering. */
  checks: number[];
  checkPercent: number;
};

/** 80 % did not last at follow-up, 90 % did: the reasons are in docs/evidence.md. */
export const DEFAULT_CRITERION: Criterion = {
  percent: 90,
  blocks: 3,
  goes: 5,
  people: 2,
  places: 2,
  counts: 'own',
  checks: [7, 14, 21, 28],
  checkPercent: 80,
};

export type PhaseStart = { _id: string | null; startsOn: string; label: string; kind: PhaseKind };

export type Block = {
  /** From 1, in the order of their last goes. */
  number: number;
  from: string;
  day: string;
  person: string;
  place: string;
  counted: number;
  goes: number;
  /** With one decimal place at most. */
  percent: number;
  complete: boolean;
  /** Index of its phase. */
  phase: number;
  /**
   * Its place among the complete blocks of its phase, from 0. Null while it is open, and for a check outside a phase of
   * checks: neither counts for the criterion, the level or the trend.
   */
  nth: number | null;
};

/** Level and trend of a phase. `start` is the trend's value at the first complete block. */
export type PhaseFigures = { complete: number; level: number | null; trend: { slope: number; start: number } | null };

export type GraphPoint = Block;
export type GraphPhase = PhaseStart & PhaseFigures;
export type GraphEvent = { _id: string; onDay: string; label: string };

export type GraphData = {
  points: readonly GraphPoint[];
  phases: readonly GraphPhase[];
  events: readonly GraphEvent[];
  /** In percent. */
  criterion: number;
  /** Numbers of the blocks that met the criterion. */
  met: readonly number[];
  by: GraphAxis;
};
