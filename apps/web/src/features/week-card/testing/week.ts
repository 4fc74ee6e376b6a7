import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { IDS } from '../../../ui/testing/people.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"></svg>';

/** A week for tests, from Monday 16 November, on its Friday. */
export const week = (about: Partial<WeekCard> = {}): WeekCard => ({
  member: IDS.child,
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-20',
  win: { text: 'Arlo handed over the engine.', day: '2026-11-16', coach: 'Mia' },
  moods: [
    { day: '2026-11-16', label: 'Happy', iconSvg: SVG },
    { day: '2026-11-18', label: 'Overwhelmed', iconSvg: SVG },
  ],
  practised: {
    skills: [{ _id: IDS.coach, name: 'Waits for an answer' }],
    tasks: [{ _id: IDS.child, name: 'Ask at the bakery' }],
    sessions: [{ _id: IDS.parent, topic: 'Waiting for a turn', coach: 'Mia' }],
  },
  idea: 'Roll a ball with Arlo.',
  ...about,
});

export const QUIET: Partial<WeekCard> = { win: null, moods: [], practised: { skills: [], tasks: [], sessions: [] } };
