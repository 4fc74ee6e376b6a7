import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { IDS } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, taskDetails } from '../../ui/testing/programme.ts';
import { place } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

const open = async (part: Partial<TaskDetails> = {}, more: Parameters<typeof serve>[0] = {}) => {
  const server = serve({ ...of([outcome()]), 'GET task/details/:id': () => taskDetails(part), ...more });
  show(parent(), `&view=task:${PROGRAMME_IDS.task}`);
  const drawer = await screen.findByRole('dialog', { name: 'Count to ten' });
  return { server, drawer, card: within(drawer) };
};

describe('a task’s page for families', () => {
  it('is a card to read in a drawer of 560 px: why, how, and what is needed, without fields [B208 B529]', async () => {
    const { drawer, card } = await open({
      toolName: 'Visual timer app',
      toolDetails: 'On the tablet',
      contentLink: 'https://films.example/waiting',
      commentBox: 'Mornings are best.',
      dueDate: '2020-01-06',
    });
    expect(drawer.style.inlineSize).toBe('560px');
    for (const text of [
      tickTexts.helpsWith('Waits for an answer'),
      'Slowly',
      'Visual timer app',
      'On the tablet',
      'Mornings are best.',
      'Was due on Mon 6 Jan 2020',
    ])
      expect(card.getByText(text)).toBeTruthy();
    const link = card.getByRole('link', { name: tickTexts.openLink('films.example') });
    expect(link.getAttribute('href')).toBe('https://films.example/waiting');
    expect(card.queryAllByRole('textbox')).toEqual([]);
    expect(drawer.querySelectorAll('input, select, textarea, fieldset')).toHaveLength(0);
  });

  it('leaves out what is empty, and offers Edit only for the family’s own task [B518]', async () => {
    const { card } = await open();
    const titles = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([tickTexts.why, tickTexts.how]);
    expect(card.queryByRole('button', { name: taskTexts.edit })).toBeNull();
  });

  it('leads to the form for the family’s own task', async () => {
    const { card } = await open(
      { createdBy: IDS.parent },
      { 'GET lookups': () => [], 'GET task/assignees/:id': () => [] },
    );
    fireEvent.click(card.getByRole('button', { name: taskTexts.edit }));
    await waitFor(() => expect(place.path).toContain('edit=task'));
  });

  it('is ticked with the one large button and the same note; the answer is on the card', async () => {
    const tickedBy = { _id: IDS.parent, firstName: 'Priya' };
    let now = taskDetails();
    const { server, card } = await open(
      {},
      {
        'GET task/details/:id': () => now,
        'PATCH task/status/:id': () =>
          (now = taskDetails({
            isCompleted: true,
            completedAt: '2026-05-10T02:00:00Z',
            tickedBy,
            notes: 'Yes',
            version: 2,
          })),
      },
    );
    fireEvent.click(card.getByRole('button', { name: tickTexts.didIt }));
    fireEvent.change(await screen.findByLabelText(taskTexts.notes), { target: { value: 'Yes' } });
    fireEvent.click(screen.getByRole('button', { name: taskTexts.ok }));
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(1));
    expect(await card.findByRole('button', { name: tickTexts.undoOf('Count to ten') })).toBeTruthy();
    expect(card.getByText('Yes')).toBeTruthy();
    expect(card.queryByRole('button', { name: tickTexts.didIt })).toBeNull();
    expect(card.getByRole('button', { name: tickTexts.notDone })).toBeTruthy();
  });

  it('shows the words of an earlier tick with their author', async () => {
    const tickedBy = { _id: IDS.coach, firstName: 'Mia' };
    const done = { isCompleted: true, completedAt: '2020-05-10T02:00:00Z', tickedBy, notes: 'At the gate.' };
    const { card } = await open(done);
    expect(card.getByText('Ticked by Mia on Sun 10 May 2020')).toBeTruthy();
    expect(card.getByRole('heading', { name: tickTexts.wordsOf('Mia') })).toBeTruthy();
    expect(card.getByText('At the gate.')).toBeTruthy();
  });

  it('that is still open can be skipped, and reminded of again', async () => {
    const late = { dueDate: '2020-01-06' };
    const { server, card } = await open(late, { 'PATCH task/reminder/:id': ({ body }) => body });
    fireEvent.click(card.getByRole('button', { name: tickTexts.skip }));
    expect(await card.findByText(tickTexts.skipped)).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: tickTexts.remind }));
    await waitFor(() =>
      expect(server.of('PATCH task/reminder/:id').map(({ body }) => body)).toEqual([
        { skipped: true },
        { skipped: false },
      ]),
    );
  });

  it('of somebody else’s task says whose it is and has no button', async () => {
    const { card } = await open({ assignee: [{ _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null }] });
    expect(card.getByText(tickTexts.isFor('Mia Reed'))).toBeTruthy();
    expect(card.queryByRole('button', { name: tickTexts.didIt })).toBeNull();
  });
});
