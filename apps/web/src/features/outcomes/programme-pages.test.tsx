import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { outcome, outcomeDetails, PROGRAMME_IDS, skillDetails, task, taskDetails } from '../../ui/testing/programme.ts';
import { place } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

const PRIYA = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const WORDS = [
  { _id: PROGRAMME_IDS.task, name: 'Count to ten', text: 'He did it twice.', at: '2026-11-03T08:00:00Z', by: PRIYA },
];
const VIEW = {
  outcome: `&view=outcome:${PROGRAMME_IDS.outcome}`,
  skill: `&view=skill:${PROGRAMME_IDS.skill}`,
  task: `&view=task:${PROGRAMME_IDS.task}`,
};
const open = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** What can be done, below the page. */
const buttons = () =>
  [...document.querySelectorAll('dialog [data-part=footer] button')].map(({ textContent }) => textContent);
const path = () => decodeURIComponent(place.path);
const comesBefore = (first: HTMLElement, second: HTMLElement) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the page of a skill', () => {
  const at = (details = skillDetails({ familyWords: WORDS }), who = me('coach')) => {
    const server = serve({
      ...of([outcome()]),
      'GET milestone/details/:id': () => details,
      'GET task/details/:id': () => taskDetails(),
    });
    show(who, VIEW.skill);
    return server;
  };

  it('is read without fields, the words of the family first', async () => {
    at();
    const page = await open('Waits for an answer');
    expect(page.queryByRole('textbox')).toBeNull();
    expect(comesBefore(page.getByText('He did it twice.'), page.getByText('Waiting'))).toBe(true);
    expect(page.getByText('Active')).toBeTruthy();
    expect(page.getByText(/^Priya Stone/)).toBeTruthy();
  });

  it('offers a task while something is to be done, and mastering when all is done', async () => {
    at();
    const first = await open('Waits for an answer');
    expect(buttons()).toEqual([skillTexts.edit, taskTexts.add, skillTexts.master]);
    const isPrimary = (page: typeof first, name: string) =>
      page.getByRole('button', { name }).className.includes('primary');
    expect([isPrimary(first, taskTexts.add), isPrimary(first, skillTexts.master)]).toEqual([true, false]);
    fireEvent.click(first.getByRole('button', { name: taskTexts.add }));
    await waitFor(() => expect(path()).toContain(`create=task:${PROGRAMME_IDS.skill}`));
  });

  it('mastering is the first choice once every task is done', async () => {
    at(skillDetails({ tasks: [task({ isCompleted: true, completedAt: '2026-11-03T08:00:00Z' })] }));
    const page = await open('Waits for an answer');
    expect(page.getByRole('button', { name: skillTexts.master }).className).toContain('primary');
    expect(page.getByRole('button', { name: taskTexts.add }).className).not.toContain('primary');
    fireEvent.click(page.getByRole('button', { name: skillTexts.master }));
    expect((await screen.findAllByText(skillTexts.confirmMastered)).length).toBeGreaterThan(0);
  });

  it('a mastered skill offers nothing; its tasks lead to their own pages', async () => {
    at(skillDetails({ status: 'Mastered', masteredAt: '2026-11-04T08:00:00Z' }));
    const page = await open('Waits for an answer');
    expect(buttons()).toEqual([]);
    fireEvent.click(page.getByRole('link', { name: 'Count to ten' }));
    expect(await screen.findByRole('dialog', { name: 'Count to ten' })).toBeTruthy();
  });

  it('a family reads the same page and may add a task of its own', async () => {
    at(undefined, parent());
    await open('Waits for an answer');
    expect(buttons()).toEqual([taskTexts.add]);
  });
});

describe('the page of an outcome', () => {
  it('has the words of the family, the skills and one next action', async () => {
    serve({ ...of([outcome()]), 'GET goal/details/:id': () => outcomeDetails({ familyWords: WORDS }) });
    show(me('coach'), VIEW.outcome);
    const page = await open('Asks for help');
    expect(comesBefore(page.getByText('He did it twice.'), page.getByText('Three times a day'))).toBe(true);
    expect(page.getByRole('link', { name: 'Waits for an answer' }).getAttribute('href')).toContain(
      `view=skill%3A${PROGRAMME_IDS.skill}`,
    );
    expect(buttons()).toEqual(['Edit', skillTexts.add]);
    fireEvent.click(page.getByRole('button', { name: skillTexts.add }));
    await waitFor(() => expect(path()).toContain(`create=skill:${PROGRAMME_IDS.outcome}`));
  });

  it('an achieved outcome takes no skill, and an administrator only reads', async () => {
    serve({
      ...of([outcome()]),
      'GET goal/details/:id': () => outcomeDetails({ status: 'Achieved', comment: 'Done' }),
    });
    const coach = show(me('coach'), VIEW.outcome);
    await open('Asks for help');
    expect(buttons()).toEqual(['Edit']);
    coach.unmount();
    show(me('admin'), VIEW.outcome);
    await open('Asks for help');
    expect(buttons()).toEqual([]);
  });
});

describe('the page of a task for staff', () => {
  const DONE = { isCompleted: true, completedAt: '2026-11-03T08:00:00Z', notes: 'Twice!', completedByObject: PRIYA };

  it('has what was written with the tick on top, and no fields [B208]', async () => {
    serve({ ...of([outcome()]), 'GET task/details/:id': () => taskDetails({ ...DONE, strategy: 'Modelling' }) });
    show(me('coach'), VIEW.task);
    const dialog = await screen.findByRole('dialog', { name: 'Count to ten' });
    expect(dialog.style.inlineSize).toBe('560px');
    const page = within(dialog);
    expect(page.getByText(tickTexts.wordsOf('Priya'))).toBeTruthy();
    expect(comesBefore(page.getByText('Twice!'), page.getByText('Slowly'))).toBe(true);
    expect(page.getByText('Modelling')).toBeTruthy();
    expect(page.queryByRole('textbox')).toBeNull();
    expect(buttons()).toEqual([taskTexts.edit, tickTexts.notDone]);
  });

  it('is ticked with one button, which asks for the note', async () => {
    serve({ ...of([outcome()]), 'GET task/details/:id': () => taskDetails() });
    show(me('coach'), VIEW.task);
    fireEvent.click((await open('Count to ten')).getByRole('button', { name: tickTexts.markDone }));
    expect(await screen.findByText(taskTexts.addNote)).toBeTruthy();
  });
});

describe('whose record a drawer or dialog is', () => {
  const records = () => ({
    ...of([outcome()]),
    'GET goal/:id': () => outcome(),
    'GET goal/details/:id': () => outcomeDetails(),
    'GET milestone/details/:id': () => skillDetails(),
    'GET task/details/:id': () => taskDetails(),
    'GET member/:id': () => member({ dob: '2018-05-01' }),
  });
  const about = (dialog: HTMLElement) =>
    document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

  it.each([
    ['Create Outcome', '&create=outcome'],
    ['Edit Outcome', `&edit=outcome:${PROGRAMME_IDS.outcome}`],
    ['Asks for help', VIEW.outcome],
    ['Create Skill', `&create=skill:${PROGRAMME_IDS.outcome}`],
    ['Edit Skill', `&edit=skill:${PROGRAMME_IDS.skill}`],
    ['Waits for an answer', VIEW.skill],
    ['Create Task', `&create=task:${PROGRAMME_IDS.skill}`],
    ['Edit Task', `&edit=task:${PROGRAMME_IDS.task}`],
    ['Count to ten', VIEW.task],
  ])('staff read the child below the title, which stays as it is: %s', async (name, url) => {
    serve(records());
    show(me('coach'), url);
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(about(dialog)).toMatch(/Arlo Stone, \d+$/));
  });

  it('a family reads only the title', async () => {
    serve(records());
    show(parent(), VIEW.task);
    expect(about(await screen.findByRole('dialog', { name: 'Count to ten' }))).toBe('');
  });
});
