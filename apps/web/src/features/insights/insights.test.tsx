import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Insight } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ReportsByRole } from '../../app/pages/ReportsByRole.tsx';
import { today } from '../../ui/today.ts';
import { choose } from '../../ui/testing/choose.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { outcome, skill } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { InsightsScreen } from './InsightsScreen.tsx';

const DAY = today('Australia/Sydney');
const row = (day: string): Insight => ({
  day,
  tasksAdded: 2,
  tasksCompleted: 3,
  skillsAchieved: 1,
  resourcesShared: 0,
  notes: 1,
  minutes: 45,
});
const reply = (rows: Insight[]) => {
  const { day: _day, ...totals } = rows[0] ?? { ...row(DAY), tasksAdded: 0, tasksCompleted: 0 };
  return Response.json({ status: true, data: rows, count: rows.length, totals });
};

const show = (found: () => unknown = () => reply([row(DAY)]), path = '/dashboard/dailyInsights', more = {}) => {
  const server = serve({ 'GET dashboard/insights': found, 'GET diary/:member': () => [], ...more });
  renderScreen(path.includes('reports') ? <ReportsByRole /> : <InsightsScreen />, path, { me: me('parent') });
  return server;
};

describe('insights', () => {
  it('insights load by day for this month and are shown as a table, too [C123]', async () => {
    const server = show();
    const table = await screen.findByRole('table', { name: 'Tasks completed' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThanOrEqual(3);
    expect(server.of('GET dashboard/insights')[0]?.query).toMatchObject({ member: IDS.child, group: 'day' });
    const all = screen.getAllByRole('table').at(-1) as HTMLElement;
    expect(within(all).getByText('45')).toBeTruthy();
  });

  it('the grouping is stored in the URL; long ranges start with months', async () => {
    const server = show(undefined, '/dashboard/dailyInsights?range=All%20Time');
    await screen.findByRole('table', { name: 'Tasks completed' });
    expect(server.of('GET dashboard/insights').map(({ query }) => query['group'])).toContain('month');
    fireEvent.click(screen.getByText('By week'));
    await waitFor(() => expect(place.path).toContain('by=week'));
    await waitFor(() => expect(server.of('GET dashboard/insights').at(-1)?.query['group']).toBe('week'));
  });

  it('invalid query parameters fall back to the defaults', async () => {
    const server = show(undefined, '/dashboard/dailyInsights?range=Ever&by=year&figure=sum');
    await screen.findByRole('table', { name: 'Tasks completed' });
    expect(server.of('GET dashboard/insights')[0]?.query['group']).toBe('day');
  });

  it('insights start with the first figure that has data; an empty figure says so when it is chosen', async () => {
    show(() => reply([{ ...row(DAY), tasksCompleted: 0, tasksAdded: 0 }]));
    await screen.findByRole('table', { name: 'Skills achieved' });
    await choose(screen.getByRole('combobox', { name: 'Figure' }), 'Tasks added');
    await screen.findByText(dashboardTexts.noData);
    expect(place.path).toContain('figure=tasksAdded');
  });

  it('export saves the figures as a file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    show();
    fireEvent.click(await screen.findByText('Export'));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const [file] = made.mock.calls.flat() as [Blob];
    const text = await file.text();
    expect(text).toContain(
      'Tasks completed,Tasks added,Skills achieved,Activity notes,Session minutes,Resources shared',
    );
    expect(text.trim().split('\r\n').at(-1)).toMatch(/,3,2,1,1,45,0$/);
  });

  it('the insights of one child disappear as soon as another one is chosen', async () => {
    const never = new Promise(() => {});
    const server = serve({
      'GET dashboard/insights': ({ query }) => (query['member'] === IDS.child ? reply([row(DAY)]) : never),
    });
    renderScreen(<InsightsScreen />, '/dashboard/dailyInsights', { me: me('parent') });
    await screen.findByRole('table', { name: 'Tasks completed' });
    act(() => place.go(`/dashboard/dailyInsights?memberId=${IDS.sibling}`));
    await screen.findByText(/for Noor/);
    await waitFor(() => expect(server.of('GET dashboard/insights').at(-1)?.query['member']).toBe(IDS.sibling));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Export')).toBeNull();
  });

  it('insights of other days stay visible, busy and not exportable, until the new ones are loaded', async () => {
    let arrive = (_: Response) => {};
    const later = new Promise<Response>((done) => (arrive = done));
    serve({ 'GET dashboard/insights': ({ query }) => (query['group'] === 'day' ? reply([row(DAY)]) : later) });
    renderScreen(<InsightsScreen />, '/dashboard/dailyInsights', { me: me('parent') });
    await screen.findByRole('table', { name: 'Tasks completed' });
    const busy = () => screen.getByRole('table', { name: 'Tasks completed' }).closest('[aria-busy="true"]');
    const saving = () => screen.getByText('Export').closest('button')?.disabled;
    expect([busy(), saving()]).toEqual([null, false]);
    fireEvent.click(screen.getByText('By week'));
    await waitFor(() => expect(busy()).toBeTruthy());
    expect(saving()).toBe(true);
    arrive(reply([row(DAY)]));
    await waitFor(() => expect(busy()).toBeNull());
    expect(saving()).toBe(false);
  });

  it('empty insights show a message, and a failure can be retried', async () => {
    let broken = true;
    show(() => (broken ? new Refusal(422, 'invalid', dashboardTexts.startAfterEnd) : reply([])));
    await screen.findAllByText(dashboardTexts.startAfterEnd);
    broken = false;
    for (const again of screen.getAllByText('Try again')) fireEvent.click(again);
    await waitFor(() => expect(screen.getAllByText(dashboardTexts.noData).length).toBeGreaterThan(0));
  });

  it('a family’s reports page shows the insights [C245]', async () => {
    const server = show(undefined, '/dashboard/reports');
    await screen.findByRole('table', { name: 'Tasks completed' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SCREENS.reports.title);
    expect(server.of('GET dashboard/insights')).toHaveLength(1);
  });
});

describe('the month of moods', () => {
  const CALM = { _id: 'calm', label: 'Calm', iconSvg: '<svg viewBox="0 0 1 1"></svg>' };
  const entry = (day: string) => ({
    _id: day,
    version: 1,
    createdAt: `${day}T00:00:00Z`,
    updatedAt: `${day}T00:00:00Z`,
    member: IDS.child,
    day,
    emoji: CALM,
    note: 'Slept well',
  });
  const calendar = () => screen.findByRole('table', { name: /^Moods, sessions and mastered skills/ });

  it('moods stand beside the sessions and mastered skills of their days, with words', async () => {
    const mastered = skill({ name: 'Points', status: 'Mastered', masteredAt: `${DAY}T02:00:00Z` });
    show(undefined, undefined, {
      'GET diary/:member': () => [entry(DAY)],
      'GET goal': () => [outcome({ skills: [mastered] })],
    });
    const day = await within(await calendar()).findByRole('button', { pressed: true });
    await waitFor(() =>
      expect(day.getAttribute('aria-label')).toMatch(/Calm\. 1 session, 45 minutes\. Mastered: Points$/),
    );
    expect(screen.getByText('Slept well')).toBeTruthy();
    expect(screen.getByText('1 day')).toBeTruthy();
  });

  it('another month is in the URL, is requested alone, and an empty one says so kindly', async () => {
    const server = show(() => reply([]));
    await calendar();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Month after' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
    await waitFor(() => expect(place.path).toMatch(/month=\d{4}-\d{2}/));
    const month = /month=(\d{4}-\d{2})/.exec(place.path)?.[1];
    await waitFor(() => expect(server.of('GET diary/:member').at(-1)?.query['from']).toBe(`${month}-01`));
    expect(await screen.findByText(/^Nothing was noted for .* That is all right/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Month after' }));
    await waitFor(() => expect(place.path).not.toContain('month='));
  });

  it('a press on a day shows it in words; days to come cannot be pressed', async () => {
    show(() => reply([]));
    const table = within(await calendar());
    fireEvent.click(table.getAllByRole('button')[0] as HTMLElement);
    expect(await screen.findByText('Nothing was noted on this day.')).toBeTruthy();
    const future = table.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
    expect(future).toHaveLength(table.getAllByRole('button').length - Number(DAY.slice(8)));
  });
});
