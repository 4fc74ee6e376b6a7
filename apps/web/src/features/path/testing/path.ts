import type { ChildPath } from '@amberway/contract/path/schemas';
import { IDS } from '../../../ui/testing/people.ts';

export const stones = (count: number): ChildPath['stones'] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `01a00000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Skill ${at + 1}`,
    day: '2026-06-05',
    story: `Story ${at + 1}`,
  }));

export const childPath = (about: Partial<ChildPath> = {}): ChildPath => ({
  member: IDS.child,
  today: '2026-11-17',
  coach: 'Mia',
  stones: [
    { _id: IDS.child, name: 'Follows the picture strip', day: '2025-06-05', story: 'He looked at the strip.' },
    { _id: IDS.parent, name: 'Closes big buttons', day: '2026-08-14', story: null },
  ],
  here: {
    _id: IDS.sibling,
    name: 'Waits for an answer',
    words: { text: 'I only waited.', by: 'Priya', day: '2026-11-17' },
    where: null,
  },
  also: [],
  ...about,
});
