import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OUTCOME_SECTIONS, type StoredOutcomeStatus } from '@amberway/contract/outcomes/status';
import { OUTCOME_MODAL_WIDTH, outcomeTexts } from '@amberway/contract/outcomes/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { acting, IDS, me, member } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, skill, task, taskDetails } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { ProgrammeScreen } from './ProgrammeScreen.tsx';

const PATH = `/dashboard/myprogram?memberId=${IDS.child}`;
/** With one child: the library gives everything the same id under test, so a select would lend dialogs its name. */
const parent = (): CurrentUser => ({ ...me('parent'), members: me('parent').members.slice(0, 1) });
const show = (who: CurrentUser, query = '') => renderScreen(<ProgrammeScreen />, `${PATH}${query}`, { me: who });
const of = (outcomes: unknown) => ({ 'GET goal': () => outcomes, 'GET member/:id': () => member() });
describe('the programme page', () => {
  it('groups the outcomes in five sections in their order, empty ones with the table text [B203 B164]', async () => {
    serve(of([outcome({ status: 'Pending' }), outcome({ _id: IDS.sibling, status: 'Achieved', comment: 'x' })]));
    show(parent());
    await screen.findAllByText('Asks for help');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(OUTCOME_SECTIONS.map(({ title }, i) => `${title} ${[1, 0, 1, 0, 0][i]}`));
    expect(screen.getAllByText(shellTexts.nothingHere)).toHaveLength(3);
  });

  it('expands a row to its skills and tasks and keeps that in the address [B204]', async () => {
    serve(of([outcome({ status: 'Planned' }), outcome({ _id: IDS.sibling, name: 'Other', milestones: [] })]));
    show(parent());
    const toggle = await screen.findByRole('button', { name: 'Skills of Asks for help' });
    expect([toggle.getAttribute('aria-expanded'), screen.queryByText('Count to ten')]).toEqual(['false', null]);
    fireEvent.click(toggle);
    expect(await screen.findByText('Count to ten')).toBeTruthy();
    expect(place.path).toContain(PROGRAMME_IDS.outcome);
  });

  it('stacks cards on a page of 992 px and shows rows above [B205]', async () => {
    const width = (px: number) =>
      vi.stubGlobal('matchMedia', (query: string) => {
        const [, side, limit] = /\((max|min)-width: (\d+)px\)/.exec(query) ?? [];
        const matches = side === 'max' ? px <= Number(limit) : px >= Number(limit);
        return {
          matches,
          addEventListener: () => {},
          removeEventListener: () => {},
          addListener: () => {},
          removeListener: () => {},
        };
      });
    serve(of([outcome()]));
    width(992);
    const narrow = show(parent());
    await screen.findByText('Asks for help');
    expect(narrow.container.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('card');
    narrow.unmount();
    width(993);
    const wide = show(parent());
    await screen.findByText('Asks for help');
    expect(wide.container.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('row');
  });

  it('says in a notification that it could not be loaded, and offers another try [B591]', async () => {
    serve(of(new Refusal(403, 'forbidden', 'No programme today.')));
    show(parent());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('No programme today.')).toHaveLength(2));
    expect(screen.getByText(shellTexts.errorTitle)).toBeTruthy();
  });

  it.each<[string, string, CurrentUser, string]>([
    ['a family', '[B211 T136]', parent(), 'Coach to Add Skills'],
    ['a coach', '[B211 T137]', me('coach'), 'Add Skill by clicking Add Skill Button'],
    ['an administrator', '[B211 T136]', me('admin'), 'Coach to Add Skills'],
  ])('tells %s what an outcome without skills waits for %s', async (_who, _rules, who, text) => {
    serve(of([outcome({ milestones: [] })]));
    show(who);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that a skill has no tasks, with the hint for those who can add one [B210 T134 T135]', async () => {
    serve(of([outcome({ milestones: [skill({ tasks: [] })] })]));
    show(parent());
    expect(await screen.findByText(skillTexts.noTasksHint)).toBeTruthy();
    expect(screen.getAllByText(skillTexts.noTasks).length).toBeGreaterThan(0);
  });

  it.each<[StoredOutcomeStatus, boolean]>([
    ['Planned', true],
    ['Active', true],
    ['In-progress', true],
    ['Achieved', false],
    ['On-hold', false],
    ['Cancelled', false],
  ])('in an outcome that is %s Add Skill is there: %s [B340 T139]', async (status, shown) => {
    serve(of([outcome({ status })]));
    show(me('coach'));
    await screen.findByText('Asks for help');
    expect(screen.queryByRole('button', { name: /^Add Skill/ }) !== null).toBe(shown);
    expect(screen.getByRole('button', { name: 'Edit Asks for help' })).toBeTruthy();
  });

  it('disables the skill panels of a cancelled outcome [B339]', async () => {
    serve(of([outcome({ status: 'Cancelled', comment: 'Moved' })]));
    show(me('coach'), `&open=${PROGRAMME_IDS.outcome}`);
    const panel = await screen.findByRole<HTMLButtonElement>('button', { name: /^Tasks of/ });
    expect([panel.disabled, screen.queryByText('Count to ten')]).toEqual([true, null]);
  });

  it('hides Edit and Add Task on a cancelled skill, which shows them while it is active [B344 T140 T141]', async () => {
    const cancelled = skill({ _id: IDS.sibling, name: 'Points', status: 'Cancelled', comment: 'Moved', tasks: [] });
    serve(of([outcome({ milestones: [skill(), cancelled] })]));
    show(me('coach'));
    const actsOf = (name: string) =>
      within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    await screen.findByRole('link', { name: 'Points' });
    expect(actsOf('Waits for an answer')).toEqual([skillTexts.master, 'Add Task', 'Edit']);
    expect(actsOf('Points')).toEqual([]);
  });

  it('hides Edit and Add Task on a mastered skill, and freezes its tasks [B344 B345]', async () => {
    serve(
      of([
        outcome({ milestones: [skill({ status: 'Mastered', isCompleted: true, masteredAt: '2026-03-01T00:00:00Z' })] }),
      ]),
    );
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: 'Tasks of Waits for an answer' }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
    for (const name of [/^Edit Waits/, taskTexts.add, 'Edit Count to ten', 'Delete Count to ten', skillTexts.master])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows an administrator everything and lets them change nothing [B159 B209 B516 B517 B519 B520]', async () => {
    serve(of([outcome()]));
    show(me('admin'));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
    for (const name of [/Add/, /Edit/, /Delete/, skillTexts.master])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('gives a coach in the family’s view the coach’s buttons', async () => {
    serve(of([outcome()]));
    show(acting());
    expect(await screen.findByRole('button', { name: 'Delete Count to ten' })).toBeTruthy();
    expect(screen.getByRole('button', { name: outcomeTexts.add })).toBeTruthy();
  });

  it('tells the progress in words and as a table', async () => {
    serve(
      of([
        outcome({
          milestones: [
            skill(),
            skill({ _id: IDS.sibling, name: 'Points', status: 'Mastered', masteredAt: '2026-03-01T00:00:00Z' }),
          ],
        }),
      ]),
    );
    show(parent());
    const table = await screen.findByRole('table', { name: 'Skills mastered in Asks for help' });
    expect(within(table).getByRole('row', { name: 'Points 01-Mar-2026' })).toBeTruthy();
    expect(screen.getAllByText('1 of 2 skills mastered').length).toBeGreaterThan(0);
  });
});

describe('the outcome window', () => {
  it('is 80vw wide and asks for everything that is missing before anything is sent [B206 B450 B451 B452 B454 B457 T292]', async () => {
    const server = serve({ ...of([]), 'GET lookups': () => [], 'POST goal': () => outcome() });
    show(me('coach'), '&create=outcome');
    const dialog = await screen.findByRole('dialog', { name: outcomeTexts.form('Create') });
    expect(OUTCOME_MODAL_WIDTH).toBe('80vw');
    expect(dialog.closest<HTMLElement>('.ant-modal')?.style.width || dialog.style.width).toBe(OUTCOME_MODAL_WIDTH);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add outcome' }));
    for (const text of [
      outcomeTexts.inputName,
      outcomeTexts.selectType,
      outcomeTexts.inputProgress,
      outcomeTexts.inputNeededSkills,
    ])
      expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
    expect(await screen.findByText(outcomeTexts.enterRequired)).toBeTruthy();
    expect(server.of('POST goal')).toHaveLength(0);
  });

  it('shows a family the outcome and no way to edit it, whatever the address says [B206 B516]', async () => {
    serve({ ...of([outcome()]), 'GET goal/details/:id': () => outcome(), 'GET lookups': () => [] });
    show(parent(), `&edit=outcome:${PROGRAMME_IDS.outcome}`);
    const dialog = await screen.findByRole('dialog', { name: outcomeTexts.form('View') });
    const name = await within(dialog).findByLabelText<HTMLInputElement>(/Name of outcome/);
    expect([name.value, name.disabled]).toEqual(['Asks for help', true]);
    expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('a tick', () => {
  const tick = async () => {
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    fireEvent.click(box);
    return box;
  };

  it('asks for a note in four rows and sends both with Ok [B351 B352 B621 T245 T246]', async () => {
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

  it('shows at once and is taken back when the note is closed [B353]', async () => {
    const server = serve(of([outcome()]));
    show(parent());
    const box = await tick();
    await waitFor(() => expect(box.checked).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: taskTexts.addNote });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(box.checked).toBe(false));
    expect(server.of('PATCH task/status/:id')).toHaveLength(0);
  });

  it('is taken back when the server refuses, and says why', async () => {
    serve({ ...of([outcome()]), 'PATCH task/status/:id': () => new Refusal(403, 'forbidden', taskTexts.onlyAssignee) });
    show(parent());
    const box = await tick();
    fireEvent.click(await screen.findByRole('button', { name: taskTexts.ok }));
    expect(await screen.findByText(taskTexts.onlyAssignee)).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it('stays on the page without loading the programme again [B352]', async () => {
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

  it('is removed without a question [B354]', async () => {
    const server = serve({
      ...of([outcome({ milestones: [skill({ tasks: [task({ isCompleted: true })] })] })]),
      'PATCH task/status/:id': () => taskDetails(),
    });
    show(parent());
    await tick();
    await waitFor(() => expect(server.of('PATCH task/status/:id')[0]?.body).toEqual({ isCompleted: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not for a family the task is not assigned to [B144 B355]', async () => {
    serve(of([outcome({ milestones: [skill({ tasks: [task({ assignee: [] })] })] })]));
    show(parent());
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
  });
});

describe('skills', () => {
  it('are mastered after the question; the next one is offered and what came of it is said [B348 B349 B594 B596 T244 T365 T367]', async () => {
    const server = serve({
      ...of([outcome()]),
      'PUT milestone/:id': () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: true }),
      'GET milestone/start/:id': () => ({ result: 'newActive', name: 'Points' }),
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: skillTexts.master }));
    expect((await screen.findAllByText(skillTexts.confirmMastered)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(skillTexts.mastered('Waits for an answer'))).toBeTruthy();
    expect(server.of('PUT milestone/:id')[0]?.body).toEqual({ status: 'Mastered', member: IDS.child, version: 4 });
    expect((await screen.findAllByText(skillTexts.offerNext)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Yes' }).at(-1) as HTMLElement);
    expect(await screen.findByText(skillTexts.newActive('Points'))).toBeTruthy();
  });

  it('open in a drawer of 520 with their three modes, new ones Active [B207 B341]', async () => {
    const found = {
      ...skill(),
      goalObject: { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' },
    };
    serve({
      ...of([outcome()]),
      'GET goal/:id': () => outcome(),
      'GET milestone/details/:id': () => found,
      'GET lookups': () => [],
      'GET user/businessUser/search': () => [],
    });
    show(me('coach'), `&view=skill:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: skillTexts.form('View') });
    expect(drawer.closest<HTMLElement>('.ant-drawer-content-wrapper')?.style.width).toBe('520px');
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: skillTexts.form('Edit') })).toBeTruthy();
    cleanup();
    show(me('coach'), `&create=skill:${PROGRAMME_IDS.outcome}`);
    const form = await screen.findByRole('dialog', { name: skillTexts.form('Create') });
    expect(await within(form).findByText('Active')).toBeTruthy();
  });

  it('name their helpers to a family without asking for the list of coaches', async () => {
    const helped = {
      needHelp: true,
      teamMember: [{ _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null }],
    };
    const goalObject = { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' };
    const server = serve({
      ...of([outcome()]),
      'GET milestone/details/:id': () => ({ ...skill(helped), goalObject }),
      'GET lookups': () => [],
    });
    show(parent(), `&view=skill:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: skillTexts.form('View') });
    expect(await within(drawer).findByText('Mia Reed')).toBeTruthy();
    expect(server.of('GET user/businessUser/search')).toEqual([]);
  });

  it('are deleted softly after the question [B347]', async () => {
    const server = serve({ ...of([outcome()]), 'PUT milestone/:id': () => ({ ...skill(), noActiveLeft: false }) });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Waits for an answer' }));
    expect((await screen.findAllByText(skillTexts.confirmDelete)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.of('PUT milestone/:id')[0]?.body).toEqual({ isDeleted: true }));
  });
});

describe('tasks', () => {
  const TYPES = [{ _id: PROGRAMME_IDS.taskType, type: 'taskType', name: 'Practice', order: 0, version: 1 }];
  const answers = {
    ...of([outcome()]),
    'GET lookups': () => TYPES,
    'GET task/assignees/:id': () => [{ _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null }],
    'GET milestone/details/:id': () => ({
      ...skill(),
      goalObject: { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' },
    }),
    'GET task/details/:id': () => taskDetails(),
    'POST task': () => taskDetails(),
    'PUT task/:id': () => taskDetails(),
  };

  it('of a family are sent with the family’s fields alone, due tomorrow at first and never earlier [B145 B471 B472 B528 B322]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T02:00:00Z') });
    try {
      const server = serve(answers);
      show(parent(), `&create=task:${PROGRAMME_IDS.skill}`);
      const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Create') });
      const name = await within(drawer).findByLabelText(/Name of task/);
      expect(within(drawer).getByLabelText<HTMLInputElement>(taskTexts.dueDate).value).toBe('11-May-2026');
      expect(within(drawer).queryByLabelText(taskTexts.strategy)).toBeNull();
      fireEvent.mouseDown(within(drawer).getByLabelText(taskTexts.dueDate));
      fireEvent.click(within(drawer).getByLabelText(taskTexts.dueDate));
      const closed = (day: string) => document.querySelector(`td[title="${day}"]`)?.className.includes('disabled');
      await waitFor(() => expect(closed('2026-05-10')).toBe(true));
      expect(['2026-05-09', '2026-05-11', '2026-05-12'].map(closed)).toEqual([true, false, false]);
      fireEvent.change(name, { target: { value: 'Read together' } });
      fireEvent.change(within(drawer).getByLabelText(/Description/), { target: { value: 'One book' } });
      fireEvent.mouseDown(within(drawer).getByLabelText(/Task type/));
      fireEvent.click(await screen.findByText('Practice'));
      fireEvent.click(within(drawer).getByRole('button', { name: 'Add task' }));
      await waitFor(() => expect(server.of('POST task')).toHaveLength(1));
      expect(server.of('POST task')[0]?.body).toEqual({
        name: 'Read together',
        description: 'One book',
        commentBox: '',
        milestone: PROGRAMME_IDS.skill,
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

  it('open in a drawer of 560; a coach sees the whole form [B208 B529]', async () => {
    serve(answers);
    show(me('coach'), `&edit=task:${PROGRAMME_IDS.task}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Edit') });
    expect(drawer.closest<HTMLElement>('.ant-drawer-content-wrapper')?.style.width).toBe('560px');
    for (const label of [taskTexts.strategy, taskTexts.contentLink, taskTexts.tool, taskTexts.toolDetails])
      expect(await within(drawer).findByLabelText(label)).toBeTruthy();
    expect(within(drawer).getByRole('button', { name: 'Add resources' })).toBeTruthy();
  });

  it('keep what was typed when the server refuses [B580]', async () => {
    serve({ ...answers, 'PUT task/:id': () => new Refusal(422, 'invalid', 'No.', { name: taskTexts.inputName }) });
    show(me('coach'), `&edit=task:${PROGRAMME_IDS.task}`);
    const drawer = await screen.findByRole('dialog', { name: taskTexts.form('Edit') });
    const name = await within(drawer).findByLabelText<HTMLInputElement>(/Name of task/);
    fireEvent.change(name, { target: { value: 'Another name' } });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Save task' }));
    expect((await within(drawer).findAllByText(taskTexts.inputName)).length).toBeGreaterThan(0);
    expect(name.value).toBe('Another name');
  });

  it('are deleted after Yes to the question, and not after No [B601 B356 T369 T370 T371]', async () => {
    const server = serve(answers);
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
