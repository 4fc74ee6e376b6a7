import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { choose } from '../../ui/testing/choose.ts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, skill, task, taskDetails } from '../../ui/testing/programme.ts';
import { place } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

describe('ticking a task', () => {
  const tick = async () => {
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    fireEvent.click(box);
    return box;
  };

  it('a tick asks for a note in four rows and sends both with Ok [B351 B352 B621 T245 T246]', async () => {
    const server = serve({ ...of([outcome()]), 'PATCH task/status/:id': () => taskDetails({ isCompleted: true }) });
    show(parent());
    await tick();
    const dialog = await screen.findByRole('dialog', { name: taskTexts.addNote });
    const notes = within(dialog).getByLabelText<HTMLTextAreaElement>(taskTexts.notes);
    expect(notes.getAttribute('rows')).toBe('4');
    fireEvent.change(notes, { target: { value: 'Went well ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: taskTexts.ok }));
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(1));
    expect(server.of('PATCH task/status/:id')[0]?.body).toEqual({ isCompleted: true, notes: 'Went well' });
  });

  it('a tick shows at once and is undone when the note is closed [B353]', async () => {
    const server = serve(of([outcome()]));
    show(parent());
    const box = await tick();
    await waitFor(() => expect(box.checked).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: taskTexts.addNote });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(box.checked).toBe(false));
    expect(server.of('PATCH task/status/:id')).toHaveLength(0);
  });

  it('a tick is undone when the server rejects it, with the reason', async () => {
    serve({ ...of([outcome()]), 'PATCH task/status/:id': () => new Refusal(403, 'forbidden', taskTexts.onlyAssignee) });
    show(parent());
    const box = await tick();
    fireEvent.click(await screen.findByRole('button', { name: taskTexts.ok }));
    expect(await screen.findByText(taskTexts.onlyAssignee)).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it('a rejected tick preserves the typed note, and an empty note is left out', async () => {
    let refuses = true;
    const server = serve({
      ...of([outcome()]),
      'PATCH task/status/:id': () =>
        refuses ? new Refusal(503, 'unavailable', 'Not now.') : taskDetails({ isCompleted: true }),
    });
    show(parent());
    const box = await tick();
    const notes = await screen.findByLabelText<HTMLTextAreaElement>(taskTexts.notes);
    fireEvent.change(notes, { target: { value: 'Went well' } });
    fireEvent.click(screen.getByRole('button', { name: taskTexts.ok }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(false));
    expect(notes.value).toBe('Went well');
    refuses = false;
    fireEvent.change(notes, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: taskTexts.ok }));
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(2));
    expect(server.of('PATCH task/status/:id').map(({ body }) => body)).toEqual([
      { isCompleted: true, notes: 'Went well' },
      { isCompleted: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a tick updates the page without reloading the programme [B352]', async () => {
    const server = serve({
      ...of([outcome()]),
      'PATCH task/status/:id': () => taskDetails({ isCompleted: true, version: 2 }),
    });
    show(parent());
    const box = await tick();
    fireEvent.click(await screen.findByRole('button', { name: taskTexts.ok }));
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box.checked).toBe(true);
    expect(server.of('GET goal')).toHaveLength(1);
  });

  it('a tick is removed without confirmation [B354]', async () => {
    const server = serve({
      ...of([outcome({ skills: [skill({ tasks: [task({ isCompleted: true })] })] })]),
      'PATCH task/status/:id': () => taskDetails(),
    });
    show(parent());
    await tick();
    await waitFor(() => expect(server.of('PATCH task/status/:id')[0]?.body).toEqual({ isCompleted: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a family cannot tick a task that is not assigned to it [B144 B355]', async () => {
    serve(of([outcome({ skills: [skill({ tasks: [task({ assignee: [] })] })] })]));
    show(parent());
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
  });
});

describe('tasks', () => {
  const TYPES = [{ _id: PROGRAMME_IDS.taskType, type: 'taskType', name: 'Practice', order: 0, version: 1 }];
  const replies = {
    ...of([outcome()]),
    'GET lookups': () => TYPES,
    'GET task/assignees/:id': () => [{ _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null }],
    'GET milestone/details/:id': () => ({
      ...skill(),
      outcomeObject: { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' },
    }),
    'GET task/details/:id': () => taskDetails(),
    'POST task': () => taskDetails(),
    'PUT task/:id': () => taskDetails(),
  };

  it('a family’s task is sent with the family’s fields only, due tomorrow by default and never earlier [B145 B471 B472 B528 B322]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T02:00:00Z') });
    try {
      const server = serve(replies);
      show(parent(), `&create=task:${PROGRAMME_IDS.skill}`);
      const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Create') });
      const name = await within(drawer).findByLabelText(/Name of task/);
      expect(within(drawer).getByLabelText<HTMLInputElement>(taskTexts.dueDate).value).toBe('11-May-2026');
      expect(within(drawer).queryByLabelText(taskTexts.strategy)).toBeNull();
      fireEvent.mouseDown(within(drawer).getByLabelText(taskTexts.dueDate));
      fireEvent.click(within(drawer).getByLabelText(taskTexts.dueDate));
      const closed = (day: string) => document.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`)?.disabled;
      await waitFor(() => expect(closed('2026-05-10')).toBe(true));
      expect(['2026-05-09', '2026-05-11', '2026-05-12'].map(closed)).toEqual([true, false, false]);
      fireEvent.change(name, { target: { value: 'Read together' } });
      fireEvent.change(within(drawer).getByLabelText(/Description/), { target: { value: 'One book' } });
      await choose(within(drawer).getByLabelText(/Task type/), 'Practice');
      fireEvent.click(within(drawer).getByRole('button', { name: 'Add task' }));
      await waitFor(() => expect(server.of('POST task')).toHaveLength(1));
      expect(server.of('POST task')[0]?.body).toEqual({
        name: 'Read together',
        description: 'One book',
        commentBox: '',
        skill: PROGRAMME_IDS.skill,
        taskType: PROGRAMME_IDS.taskType,
        isCompleted: false,
        assignee: [IDS.parent],
        member: IDS.child,
        dueDate: '2026-05-11',
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('a task shows its assignee at once, also while the other people are loading', async () => {
    serve({ ...replies, 'GET task/assignees/:id': () => new Promise<never>(() => {}) });
    show(parent(), `&create=task:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Create') });
    await within(drawer).findByLabelText(/Name of task/);
    const { firstName, lastName } = parent();
    expect(within(drawer).getByText(`${firstName} ${lastName}`)).toBeTruthy();
    expect(drawer.textContent).not.toContain(IDS.parent);
  });

  it('a coach’s task is assigned to the child’s carer by default', async () => {
    serve({ ...replies, 'GET member/:id': () => member() });
    show(me('coach'), `&create=task:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Create') });
    await within(drawer).findByLabelText(/Name of task/);
    expect(within(drawer).getByText('Priya Stone')).toBeTruthy();
  });

  it('a task opens in a drawer of 560 px; a coach sees the whole form [B208 B529]', async () => {
    serve(replies);
    show(me('coach'), `&edit=task:${PROGRAMME_IDS.task}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Edit') });
    expect([drawer.dataset['side'], drawer.style.inlineSize]).toEqual(['end', '560px']);
    for (const label of [taskTexts.strategy, taskTexts.contentLink, taskTexts.tool, taskTexts.toolDetails])
      expect(await within(drawer).findByLabelText(label)).toBeTruthy();
    expect(within(drawer).getByRole('button', { name: 'Add resources' })).toBeTruthy();
  });

  it('the task form preserves its input when the server rejects it [B580]', async () => {
    serve({ ...replies, 'PUT task/:id': () => new Refusal(422, 'invalid', 'No.', { name: taskTexts.inputName }) });
    show(me('coach'), `&edit=task:${PROGRAMME_IDS.task}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Edit') });
    const name = await within(drawer).findByLabelText<HTMLInputElement>(/Name of task/);
    fireEvent.change(name, { target: { value: 'Another name' } });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Save task' }));
    expect((await within(drawer).findAllByText(taskTexts.inputName)).length).toBeGreaterThan(0);
    expect(name.value).toBe('Another name');
  });

  it('a task draft discarded after the browser’s back is not restored', async () => {
    openSession(me('coach'));
    const server = serve({
      ...replies,
      'GET draft/:kind/:key': () => null,
      'PUT draft/:kind/:key': () => ({ version: 1, updatedAt: '2026-01-01T00:00:00Z' }),
      'DELETE draft/:kind/:key': () => null,
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Count to ten' }));
    const name = await screen.findByLabelText(/Name of task/);
    fireEvent.change(name, { target: { value: 'Typed in this test' } });
    // Only what was typed here: a draft of an earlier test may be stored late.
    const drafts = () =>
      storedDrafts().filter(({ draft }) => JSON.stringify(draft.value).includes('Typed in this test'));
    await waitFor(() => expect(drafts()).toHaveLength(1));
    act(() => place.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(drafts()).toEqual([]));
    const paths = server.of('DELETE draft/:kind/:key').map(({ path }) => path);
    expect(paths).toEqual([`draft/task/${PROGRAMME_IDS.task}`]);
    closeSession();
  });

  it('a task is deleted after Yes, and not after No [B601 B356 T369 T370 T371]', async () => {
    const server = serve(replies);
    show(me('coach'));
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Delete Count to ten' }));
    await press();
    expect((await screen.findAllByText(taskTexts.confirmDelete)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: taskTexts.no }));
    await waitFor(() => expect(screen.queryAllByText(taskTexts.confirmDelete)).toEqual([]));
    expect(server.of('PUT task/:id')).toHaveLength(0);
    await press();
    fireEvent.click(await screen.findByRole('button', { name: taskTexts.yes }));
    await waitFor(() => expect(server.of('PUT task/:id')[0]?.body).toEqual({ isDeleted: true }));
    expect(await screen.findByText(taskTexts.removed)).toBeTruthy();
  });
});
