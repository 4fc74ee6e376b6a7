import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PracticeSummary } from '@amberway/contract/practice/schemas';
import { setPreferences } from '../../../app/theme/preferences.ts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { practiceLabels as labels } from '../labels.ts';
import { PractiseToday } from './PractiseToday.tsx';

type Skill = PracticeSummary['skills'][number];

const plan = { measure: 'independence', cue: '', perWeek: null, minutes: null, active: true, version: 1 } as const;
const skill = (name: string, part: Partial<Skill> = {}): Skill => {
  const id = `01a00000-0000-7000-8000-0000000${name.length.toString().padStart(5, '0')}`;
  return {
    skill: id,
    name,
    resumedBy: null,
    plan: { ...plan, skill: id },
    week: { goes: 21, own: 9, timed: 0, seconds: 0 },
    lastAt: null,
    isDue: true,
    now: 'practice',
    sentence: null,
    ...part,
  };
};

const show = async (skills: Skill[]) => {
  // The tests' browser prefers reduced motion, which would be calm mode.
  setPreferences({ calm: false });
  const week = { from: '2026-11-16', to: '2026-11-22' };
  serve({ 'GET practice/summary': () => ({ member: IDS.child, today: '2026-11-18', week, skills }) });
  renderScreen(<PractiseToday memberId={IDS.child} asks={false} />, '/', { me: me('parent') });
  const rows = within(await screen.findByRole('region', { name: labels.today })).getAllByRole('listitem');
  return rows.map(({ textContent }) => textContent);
};

it('lists what is practised now, what is due first and what is done with a tick; a plan that rests is left out', async () => {
  const rows = await show([
    skill('Asks', { now: null, isDue: false }),
    skill('Waits', { isDue: false }),
    skill('Greets', { now: 'check' }),
  ]);
  expect(rows).toEqual([`Greets${labels.stillThere}`, `Waits ${labels.done}21 goes this week, 9 on their own`]);
});

it('three stand there, and the others are counted', async () => {
  expect(await show(['A', 'AB', 'ABC', 'ABCD', 'ABCDE'].map((name) => skill(name)))).toHaveLength(3);
  expect(screen.getByText('And 2 more.')).toBeTruthy();
});
