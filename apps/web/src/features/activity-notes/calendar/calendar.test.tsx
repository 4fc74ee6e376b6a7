import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CANCELLED, LATE, SCHEDULED, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { shellTexts } from '@amberway/contract/shell/texts';
import { me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { noteRow } from '../testing/records.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CoachCalendar } from './CoachCalendar.tsx';

const DAY = '2099-01-05';
const show = (...statuses: NoteStatus[]) => {
  const times = { startTime: `${DAY}T10:00:00.000Z`, endTime: `${DAY}T11:00:00.000Z` };
  const notes = statuses.map((status, n) => noteRow(n, { ...times, status }));
  renderScreen(<CalendarGrid days={[DAY]} today={DAY} zone="UTC" notes={notes} onPick={vi.fn()} />);
};
const tenIsFree = () => !screen.getByRole<HTMLButtonElement>('button', { name: /10:00/ }).disabled;
const widths = () => screen.getAllByRole('link').map((link) => link.closest('li')?.style.width);

describe('an hour of the calendar', () => {
  it.each([CANCELLED, LATE])('an hour is free and can be clicked when its session has the status ‘%s’', (status) => {
    show(status);
    expect(tenIsFree()).toBe(true);
    expect(widths()).toEqual(['60%']);
  });

  it('an hour stays taken by a session that takes place, also beside a cancelled one', () => {
    show(SCHEDULED, CANCELLED);
    expect(tenIsFree()).toBe(false);
    expect(widths()).toEqual(['50%', '30%']);
  });
});

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('%s: in the free times %s goes to the day after and %s to the day before', (dir, next, previous) => {
  document.documentElement.dir = dir;
  const days = [DAY, '2099-01-06'];
  renderScreen(<CalendarGrid days={days} today={DAY} zone="UTC" notes={[]} onPick={vi.fn()} />);
  const [first] = screen.getAllByRole('button', { name: /10:00/ });
  first?.focus();
  const walked = [next, next, previous].map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return (document.activeElement as HTMLElement).dataset['slot']?.split('.')[0];
  });
  document.documentElement.removeAttribute('dir');
  expect(walked).toEqual(['1', '1', '0']);
});

it('a week that fails to load shows a notification, which disappears after a successful retry [B591]', async () => {
  let fails = true;
  serve({
    'GET session/calendar': () => (fails ? new Refusal(500, 'internal', 'Broken.') : []),
    'GET member': () => [],
  });
  renderScreen(<CoachCalendar view="week" memberId={null} />, '/', { me: me('coach') });
  expect(await screen.findByText(shellTexts.errorTitle)).toBeTruthy();
  fails = false;
  press('Try again');
  await waitFor(() => expect(screen.queryByText('Broken.')).toBeNull());
});
