import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTexts } from '@amberway/contract/path/texts';
import { closingTexts } from '@amberway/contract/programme/closing';
import { OUTCOME_SECTIONS, type StoredOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { OUTCOME_MODAL_WIDTH, outcomeTexts } from '@amberway/contract/outcomes/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { choose } from '../../ui/testing/choose.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { outcome, outcomeDetails, PROGRAMME_IDS, skill } from '../../ui/testing/programme.ts';
import { place } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

describe('programme page', () => {
  it('a family is led to the path of its child, staff are not', async () => {
    serve(of([outcome()]));
    const own = show(parent());
    await screen.findAllByText('Asks for help');
    const link = screen.getByRole('link', { name: pathTexts.see });
    expect(link.getAttribute('href')).toBe(`/dashboard/path?memberId=${IDS.child}`);
    own.unmount();
    show(me('coach'));
    await screen.findAllByText('Asks for help');
    expect(screen.queryByRole('link', { name: pathTexts.see })).toBeNull();
  });

  it('a programme that has not begun offers neither its path nor its print', async () => {
    serve(of([]));
    show(parent());
    await screen.findByText(shellTexts.nothingHere);
    expect(screen.queryByRole('link', { name: pathTexts.see })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('outcomes are in five ordered sections, empty ones with the table text [B203 B164]', async () => {
    serve(of([outcome({ status: 'Pending' }), outcome({ _id: IDS.sibling, status: 'Achieved', comment: 'x' })]));
    show(me('coach'));
    await screen.findAllByText('Asks for help');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(OUTCOME_SECTIONS.map(({ title }, i) => `${title} ${[1, 0, 1, 0, 0][i]}`));
    expect(screen.getAllByText(shellTexts.nothingHere)).toHaveLength(3);
  });

  it('a family has the sections in which there is something, in the same order [B203]', async () => {
    serve(of([outcome({ status: 'Pending' }), outcome({ _id: IDS.sibling, status: 'Achieved', comment: 'x' })]));
    show(parent());
    await screen.findAllByText('Asks for help');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual([`${OUTCOME_SECTIONS[0]?.title} 1`, `${OUTCOME_SECTIONS[2]?.title} 1`]);
    expect(screen.queryByText(shellTexts.nothingHere)).toBeNull();
  });

  it('a row expands to its skills and tasks, which is stored in the URL [B204]', async () => {
    serve(of([outcome({ status: 'Planned' }), outcome({ _id: IDS.sibling, name: 'Other', skills: [] })]));
    show(parent());
    const toggle = await screen.findByRole('button', { name: 'Skills of Asks for help' });
    expect([toggle.getAttribute('aria-expanded'), screen.queryByText('Count to ten')]).toEqual(['false', null]);
    fireEvent.click(toggle);
    expect(await screen.findByText('Count to ten')).toBeTruthy();
    expect(place.path).toContain(PROGRAMME_IDS.outcome);
  });

  it('the programme shows cards up to a page width of 992 px and rows above [B205]', async () => {
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

  it('a programme that failed to load shows a notification and a retry [B591]', async () => {
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
  ])('%s reads what an outcome without skills is waiting for %s', async (_who, _rules, who, text) => {
    serve(of([outcome({ skills: [] })]));
    show(who);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('a skill without tasks says so, with a hint for those who can add one [B210 T134 T135]', async () => {
    serve(of([outcome({ skills: [skill({ tasks: [] })] })]));
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
  ])('an outcome that is %s shows Add Skill: %s [B340 T139]', async (status, shown) => {
    serve(of([outcome({ status })]));
    show(me('coach'));
    await screen.findByText('Asks for help');
    expect(screen.queryByRole('button', { name: /^Add Skill/ }) !== null).toBe(shown);
    expect(screen.getByRole('button', { name: 'Edit Asks for help' })).toBeTruthy();
  });

  it('the skill panels of a cancelled outcome are disabled [B339]', async () => {
    serve(of([outcome({ status: 'Cancelled', comment: 'Moved' })]));
    show(me('coach'), `&open=${PROGRAMME_IDS.outcome}`);
    const panel = await screen.findByRole<HTMLButtonElement>('button', { name: /^Tasks of/ });
    expect([panel.disabled, screen.queryByText('Count to ten')]).toEqual([true, null]);
  });

  it('a cancelled skill hides Edit and Add Task, which an active one shows [B344 T140 T141]', async () => {
    const cancelled = skill({ _id: IDS.sibling, name: 'Points', status: 'Cancelled', comment: 'Moved', tasks: [] });
    serve(of([outcome({ skills: [skill(), cancelled] })]));
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

  it('a mastered skill hides Edit and Add Task, and its tasks are read-only [B344 B345]', async () => {
    serve(
      of([outcome({ skills: [skill({ status: 'Mastered', isCompleted: true, masteredAt: '2026-03-01T00:00:00Z' })] })]),
    );
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: 'Tasks of Waits for an answer' }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
    for (const name of [/^Edit Waits/, taskTexts.add, 'Edit Count to ten', 'Delete Count to ten', skillTexts.master])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('an administrator sees everything and can change nothing [B159 B209 B516 B517 B519 B520]', async () => {
    serve(of([outcome()]));
    show(me('admin'));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to ten' });
    expect(box.disabled).toBe(true);
    for (const name of [/Add/, /Edit/, /Delete/, skillTexts.master])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a coach in the family’s view has the coach’s buttons', async () => {
    serve(of([outcome()]));
    show(acting());
    expect(await screen.findByRole('button', { name: 'Delete Count to ten' })).toBeTruthy();
    expect(screen.getByRole('button', { name: outcomeTexts.add })).toBeTruthy();
  });

  const halfWay = () =>
    of([
      outcome({
        skills: [
          skill(),
          skill({ _id: IDS.sibling, name: 'Points', status: 'Mastered', masteredAt: '2025-03-01T00:00:00Z' }),
        ],
      }),
    ]);

  it('staff see each mastered skill with its day, beside a picture of the steps', async () => {
    serve(halfWay());
    show(me('coach'));
    const steps = within(await screen.findByRole('figure', { name: '1 of 2 skills mastered' })).getByRole('listitem');
    expect(steps.textContent).toMatch(/^Points.*2025/);
    expect(screen.getAllByText('1 of 2 skills mastered').length).toBeGreaterThan(0);
  });

  it('a family reads it in one sentence with the day as people say it, and no staircase', async () => {
    serve(halfWay());
    show(parent());
    const last = await screen.findByText(/The last one, Points:/);
    expect(last.textContent).toBe('The last one, Points: Sat 1 Mar 2025');
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it.each([
    ['In-progress', 1],
    ['On-hold', 0],
    ['Cancelled', 0],
  ] as const)('an outcome that is %s announces its first skill %s times', async (status, times) => {
    serve(of([outcome({ status, skills: [skill()] })]));
    for (const who of [parent(), me('coach')]) {
      const { unmount } = show(who, `&open=${PROGRAMME_IDS.outcome}`);
      await screen.findByRole('list', { name: /^Skills of/ });
      expect(screen.queryAllByText('The first one is on its way.')).toHaveLength(times);
      unmount();
    }
  });
});

describe('outcome modal', () => {
  it('the outcome modal is 80vw wide and reports everything missing before anything is sent [B206 B450 B451 B452 B454 B457 T292]', async () => {
    const server = serve({ ...of([]), 'GET lookups': () => [], 'POST goal': () => outcome() });
    show(me('coach'), '&create=outcome');
    const dialog = await screen.findByRole('dialog', { name: outcomeTexts.form('Create') });
    expect(OUTCOME_MODAL_WIDTH).toBe('80vw');
    expect(dialog.style.inlineSize).toBe(OUTCOME_MODAL_WIDTH);
    const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add outcome' });
    // Waits for a draft that is still loading.
    await waitFor(() => expect(add.disabled).toBe(false));
    fireEvent.click(add);
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

  it('another status asks for a new reason, and an end asks about the open tasks [B338]', async () => {
    const paused = outcome({ status: 'On-hold', comment: 'After the holidays' });
    const server = serve({
      ...of([paused]),
      'GET goal/details/:id': () => paused,
      'GET lookups': () => [],
      'PUT goal/:id': () => paused,
    });
    show(me('coach'), `&edit=outcome:${PROGRAMME_IDS.outcome}`);
    const form = within(await screen.findByRole('dialog', { name: outcomeTexts.form('Edit') }));
    const comment = async () => (await form.findByLabelText<HTMLTextAreaElement>(/Comment/)).value;
    const chooseStatus = async (status: string) =>
      choose(await form.findByRole('combobox', { name: /Status/ }), status);
    expect(await comment()).toBe('After the holidays');
    expect(form.queryByText(openTaskTexts.question(1))).toBeNull();
    await chooseStatus('Cancelled');
    await waitFor(async () => expect(await comment()).toBe(''));
    expect(await form.findByText(openTaskTexts.question(1))).toBeTruthy();
    fireEvent.click(form.getByRole('radio', { name: new RegExp(`^${openTaskTexts.extra}`) }));
    fireEvent.change(form.getByLabelText(/Comment/), { target: { value: 'The family moved' } });
    fireEvent.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(server.of('PUT goal/:id')).toHaveLength(1));
    expect(server.of('PUT goal/:id')[0]?.body).toMatchObject({
      status: 'Cancelled',
      comment: 'The family moved',
      openTasks: { action: 'extra' },
    });
  });

  it('a family sees the outcome read-only, whatever the URL says [B206 B516]', async () => {
    serve({ ...of([outcome()]), 'GET goal/details/:id': () => outcomeDetails(), 'GET lookups': () => [] });
    show(parent(), `&edit=outcome:${PROGRAMME_IDS.outcome}`);
    const dialog = await screen.findByRole('dialog', { name: 'Asks for help' });
    expect(dialog.style.inlineSize).toBe(OUTCOME_MODAL_WIDTH);
    expect(within(dialog).getByText('Three times a day')).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('undoing the end of an outcome', () => {
  const endedBy = (closedBy: string) =>
    outcome({ status: 'Cancelled', comment: 'A slip', closedBy, closedAt: new Date().toISOString() });
  const undo = { name: `${closingTexts.undo}: Asks for help` };

  it('the end of an outcome can be undone by the person who ended it', async () => {
    const ended = endedBy(IDS.coach);
    const server = serve({ ...of([ended]), 'POST goal/:id/undo': () => outcome() });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', undo));
    expect(await screen.findByText(closingTexts.undone('Asks for help'))).toBeTruthy();
    expect(server.of('POST goal/:id/undo')[0]?.body).toEqual({ version: ended.version });
  });

  it('a colleague cannot undo the end of an outcome', async () => {
    serve(of([endedBy(IDS.stranger)]));
    show(me('coach'));
    await screen.findAllByText('Asks for help');
    expect(screen.queryByRole('button', undo)).toBeNull();
  });
});
