import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { MyTasksCard } from './MyTasksCard.tsx';

const task = (part: Partial<MyTask> = {}): MyTask => ({
  _id: '01a00000-0000-7000-8000-00000000e101',
  createdAt: '2026-05-10T02:00:00Z',
  updatedAt: '2026-05-10T02:00:00Z',
  title: 'Call the school',
  completed: false,
  version: 1,
  ...part,
});

/** A stateful fake of the list. */
const serveTasks = (all: MyTask[], replies: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET mytasks': () => [...all],
    'POST mytasks': ({ body }) => {
      const made = task({ _id: '01a00000-0000-7000-8000-00000000e102', ...(body as { title: string }) });
      all.unshift(made);
      return made;
    },
    'PUT mytasks/:id': ({ body }) => (all[0] = { ...task(), ...all[0], ...(body as Partial<MyTask>) }),
    'DELETE mytasks/:id': () => {
      all.length = 0;
      return null;
    },
    ...replies,
  });
const show = (who: 'coach' | 'admin' = 'coach') =>
  renderScreen(<MyTasksCard widgetRole="BusinessUser" />, '/dashboard', { me: me(who) });
const field = () => screen.getByLabelText<HTMLInputElement>('Add task: title');
const tick = () => screen.findByRole<HTMLInputElement>('checkbox');

describe('my tasks', () => {
  it('Enter adds a task, an empty title is ignored, and an empty list invites [B498 B499 B610 T382]', async () => {
    const server = serveTasks([]);
    show();
    expect(await screen.findByText(myTaskTexts.empty)).toBeTruthy();
    fireEvent.change(field(), { target: { value: '   ' } });
    fireEvent.submit(field());
    expect(server.of('POST mytasks')).toEqual([]);
    fireEvent.change(field(), { target: { value: '  Send the plan ' } });
    fireEvent.submit(field());
    expect(await screen.findByText('Send the plan')).toBeTruthy();
    expect(server.of('POST mytasks')[0]?.body).toEqual({ title: 'Send the plan' });
    await waitFor(() => expect(field().value).toBe(''));
  });

  it('a tick shows at once and is undone when the server rejects it', async () => {
    let refuse = () => {};
    const server = serveTasks([task()], {
      'PUT mytasks/:id': () =>
        new Promise((resolve) => {
          refuse = () => resolve(new Refusal(403, 'forbidden', 'Not yours.'));
        }),
    });
    show();
    fireEvent.click(await tick());
    await waitFor(() => expect(server.of('PUT mytasks/:id')).toHaveLength(1));
    await waitFor(async () => expect((await tick()).checked).toBe(true));
    refuse();
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    await waitFor(async () => expect((await tick()).checked).toBe(false));
    expect(server.of('PUT mytasks/:id')[0]?.body).toEqual({ completed: true });
  });

  it('a task is renamed in place; Escape leaves it unchanged', async () => {
    const server = serveTasks([task()]);
    show();
    await tick();
    press('Rename Call the school');
    const rename = () => screen.getByLabelText('New title of Call the school');
    fireEvent.change(rename(), { target: { value: 'Other' } });
    fireEvent.keyDown(rename(), { key: 'Escape' });
    expect(screen.getByText('Call the school')).toBeTruthy();
    press('Rename Call the school');
    fireEvent.change(rename(), { target: { value: 'Call the teacher' } });
    fireEvent.keyDown(rename(), { key: 'Enter' });
    expect(await screen.findByText('Call the teacher')).toBeTruthy();
    await waitFor(() => expect(server.of('PUT mytasks/:id')).toHaveLength(1));
    expect(server.of('PUT mytasks/:id')[0]?.body).toEqual({ title: 'Call the teacher', version: 1 });
  });

  it('a title rejected by the server stays in the field', async () => {
    let refuses = true;
    const server = serveTasks([task()], {
      'PUT mytasks/:id': () =>
        refuses ? new Refusal(503, 'unavailable', 'Not now.') : task({ title: 'Call the aunt' }),
    });
    show();
    await tick();
    press('Rename Call the school');
    const rename = () => screen.getByLabelText<HTMLInputElement>('New title of Call the school');
    fireEvent.change(rename(), { target: { value: 'Call the aunt' } });
    fireEvent.blur(rename());
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await waitFor(() => expect(rename().readOnly).toBe(false));
    expect(rename().value).toBe('Call the aunt');
    refuses = false;
    fireEvent.keyDown(rename(), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText('New title of Call the school')).toBeNull());
    expect(server.of('PUT mytasks/:id')).toHaveLength(2);
  });

  it('a deleted task can be restored', async () => {
    const server = serveTasks([task({ completed: true })]);
    show();
    await tick();
    press('Delete Call the school');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Call the school')).toBeTruthy();
    await waitFor(async () => expect((await tick()).checked).toBe(true));
    expect(server.of('DELETE mytasks/:id')).toHaveLength(1);
  });

  it('tasks are locked for a viewer of another role than the widget’s [B531]', async () => {
    serveTasks([task()]);
    show('admin');
    expect((await tick()).disabled).toBe(true);
    expect(field().disabled).toBe(true);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons).toHaveLength(3);
    expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  });
});
