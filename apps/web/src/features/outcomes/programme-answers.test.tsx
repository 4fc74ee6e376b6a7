import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { taskTexts, UNDO_TICK_SECONDS } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { UNREACHABLE } from '../../kernel/api.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, skill, task, taskDetails } from '../../ui/testing/programme.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

const MIA = parent().members[0]?.primaryContactObject?.firstName ?? '';
const mine = { _id: IDS.parent, firstName: 'Priya' };
const ticked = (notes = '') =>
  taskDetails({ isCompleted: true, completedAt: new Date().toISOString(), tickedBy: mine, notes, version: 2 });

/** A server with the one task, which a tick changes. */
const serveTicks = (more: Parameters<typeof serve>[0] = {}) => {
  let now = taskDetails();
  return serve({
    ...of([outcome()]),
    'GET goal': () => [outcome({ skills: [skill({ tasks: [now] })] })],
    'PATCH task/status/:id': ({ body }) => (now = ticked((body as { notes?: string }).notes)),
    'POST task/status/:id/undo': () => (now = taskDetails({ version: 3 })),
    ...more,
  });
};

const tick = async (words: string) => {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Done: Count to ten' }));
  fireEvent.change(await screen.findByLabelText(taskTexts.notes), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: taskTexts.ok }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
};
const undo = () => screen.queryByRole('button', { name: tickTexts.undoOf('Count to ten') });
const press = (button: HTMLElement | null) => fireEvent.click(button as HTMLElement);

afterEach(() => vi.useRealTimers());

describe('a family’s tick', () => {
  it('is answered in its row: the words, who will see them, one sentence, and read out', async () => {
    serveTicks();
    show(parent());
    const row = within((await tick('He asked by himself.')).closest('li') as HTMLElement);
    expect(await row.findByText('He asked by himself.')).toBeTruthy();
    expect(row.getByText(tickTexts.willSee(MIA))).toBeTruthy();
    expect(row.getByText(tickTexts.quiet(PROGRAMME_IDS.task))).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(tickTexts.willSee(MIA));
  });

  it('is undone with the version it made; the focus stays in the row', async () => {
    const server = serveTicks();
    show(parent());
    const box = await tick('Yes');
    press(undo());
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(server.of('POST task/status/:id/undo')[0]?.body).toEqual({ version: 2 });
    await waitFor(() => expect(undo()).toBeNull());
    expect(screen.queryByText('Yes')).toBeNull();
  });

  it('offers Undo for ten seconds, longer while the focus is on it; the words stay', async () => {
    serveTicks();
    show(parent());
    await tick('Yes');
    const button = undo();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.focus(button as HTMLElement);
    await act(() => vi.advanceTimersByTimeAsync((UNDO_TICK_SECONDS + 1) * 1000));
    expect(undo()).not.toBeNull();
    fireEvent.blur(button as HTMLElement);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(undo()).toBeNull();
    expect(screen.getByText('Yes')).toBeTruthy();
  });

  it('that somebody else has changed since stays, and the row says so', async () => {
    serveTicks({ 'POST task/status/:id/undo': () => new Refusal(409, 'stale', taskTexts.changedSince) });
    show(parent());
    const box = await tick('Yes');
    press(undo());
    expect((await screen.findByRole('alert')).textContent).toBe(taskTexts.changedSince);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(undo()).toBeNull();
  });

  it('can be undone again after a lost connection, with the same key', async () => {
    let lost = true;
    const server = serveTicks({
      'POST task/status/:id/undo': () =>
        lost ? new Refusal(503, 'unavailable', UNREACHABLE) : taskDetails({ version: 3 }),
    });
    show(parent());
    const box = await tick('Yes');
    press(undo());
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE);
    await waitFor(() => expect(box.checked).toBe(true));
    lost = false;
    press(undo());
    await waitFor(() => expect(box.checked).toBe(false));
    const keys = server.of('POST task/status/:id/undo').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not answered for a coach, whose page stays as it was', async () => {
    serveTicks();
    show(me('coach'));
    await tick('Yes');
    expect(undo()).toBeNull();
  });
});

it('a tick of somebody else says whose it is', async () => {
  const tickedBy = { _id: IDS.coach, firstName: 'Mia' };
  const done = task({ isCompleted: true, completedAt: new Date().toISOString(), tickedBy });
  serve(of([outcome({ skills: [skill({ tasks: [done] })] })]));
  show(parent());
  expect(await screen.findByText('Ticked by Mia today')).toBeTruthy();
});
