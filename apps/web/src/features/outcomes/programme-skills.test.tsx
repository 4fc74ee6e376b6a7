import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closingTexts } from '@amberway/contract/programme/closing';
import { shellTexts } from '@amberway/contract/shell/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { choose } from '../../ui/testing/choose.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, skill, task, skillDetails } from '../../ui/testing/programme.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

describe('skills', () => {
  it('a skill is mastered after confirmation; the next one is offered and the result is shown [B348 B349 B594 B596 T244 T365 T367]', async () => {
    const server = serve({
      ...of([outcome({ skills: [skill({ tasks: [task({ isCompleted: true })] })] })]),
      'PUT milestone/:id': () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: true }),
      'GET milestone/start/:id': () => ({ result: 'newActive', name: 'Points' }),
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: skillTexts.master }));
    expect(screen.queryByText(openTaskTexts.question(1))).toBeNull();
    expect((await screen.findAllByText(skillTexts.confirmMastered)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(skillTexts.mastered('Waits for an answer'))).toBeTruthy();
    expect(server.of('PUT milestone/:id')[0]?.body).toEqual({ status: 'Mastered', member: IDS.child, version: 4 });
    expect((await screen.findAllByText(skillTexts.offerNext)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Yes' }).at(-1) as HTMLElement);
    expect(await screen.findByText(skillTexts.newActive('Points'))).toBeTruthy();
  });

  it('a skill is mastered and the next one activated with one confirmation; the programme follows without a new page [B599 B600]', async () => {
    const pageLoads = vi.spyOn(window.location, 'reload');
    const after = outcome({ skills: [skill({ name: 'Points', status: 'Active' })] });
    const server = serve({
      ...of([outcome()]),
      'GET goal': () => (server.of('GET milestone/start/:id').length > 0 ? [after] : [outcome()]),
      'PUT milestone/:id': () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: true }),
      'GET milestone/start/:id': () => ({ result: 'newActive', name: 'Points' }),
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: skillTexts.master }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mastered, start the next skill' }));
    expect(await screen.findByText(skillTexts.newActive('Points'))).toBeTruthy();
    expect(server.of('PUT milestone/:id')).toHaveLength(1);
    expect(screen.queryByText(skillTexts.offerNext)).toBeNull();
    expect(await screen.findByText('Points')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Waits for an answer')).toBeNull());
    expect(pageLoads).not.toHaveBeenCalled();
  });

  it.each([
    ['rejected', () => new Refusal(422, 'invalid', 'No.', { name: 'The name is taken.' }), 'The name is taken.'],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch')), shellTexts.errorTitle],
  ])('the form of a new skill keeps its input when it is %s [B581]', async (_, answer, shown) => {
    const server = serve({
      ...of([outcome()]),
      'GET goal/:id': () => outcome(),
      'GET lookups': () => [
        { _id: PROGRAMME_IDS.taskType, type: 'milestoneType', name: 'Talking', sortOrder: 0, version: 1 },
      ],
      'GET user/businessUser/search': () => [],
      'POST milestone': answer,
    });
    show(me('coach'), `&create=skill:${PROGRAMME_IDS.outcome}`);
    const form = await screen.findByRole('dialog', { name: skillTexts.form('Create') });
    const name = await within(form).findByLabelText<HTMLInputElement>(/Name/);
    fireEvent.change(name, { target: { value: 'Waits for a turn' } });
    fireEvent.change(within(form).getByLabelText('target skill 1'), { target: { value: 'Four of five times' } });
    await choose(within(form).getByLabelText(/Skill type/), 'Talking');
    fireEvent.click(within(form).getByRole('button', { name: 'Add skill' }));
    await waitFor(() => expect(server.of('POST milestone').length).toBeGreaterThan(0));
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(name.value).toBe('Waits for a turn');
  });

  it('a skill opens in a drawer of 520 px with its three modes, a new one as Active [B207 B341]', async () => {
    serve({
      ...of([outcome()]),
      'GET goal/:id': () => outcome(),
      'GET milestone/details/:id': () => skillDetails(),
      'GET lookups': () => [],
      'GET user/businessUser/search': () => [],
    });
    show(me('coach'), `&view=skill:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: 'Waits for an answer' });
    expect([drawer.dataset['side'], drawer.style.inlineSize]).toEqual(['end', '520px']);
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: skillTexts.form('Edit') })).toBeTruthy();
    cleanup();
    show(me('coach'), `&create=skill:${PROGRAMME_IDS.outcome}`);
    const form = await screen.findByRole('dialog', { name: skillTexts.form('Create') });
    expect(await within(form).findByDisplayValue('Active')).toBeTruthy();
  });

  it('a skill shows its helpers to a family without loading the list of coaches', async () => {
    const helped = {
      needHelp: true,
      teamMember: [{ _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null }],
    };
    const server = serve({
      ...of([outcome()]),
      'GET milestone/details/:id': () => skillDetails(helped),
      'GET lookups': () => [],
    });
    show(parent(), `&view=skill:${PROGRAMME_IDS.skill}`);
    const drawer = await screen.findByRole('dialog', { name: 'Waits for an answer' });
    expect(await within(drawer).findByText('Mia Reed')).toBeTruthy();
    expect(server.of('GET user/businessUser/search')).toEqual([]);
  });

  it('a skill is soft-deleted after confirmation, and Undo restores it [B347]', async () => {
    const server = serve({ ...of([outcome()]), 'PUT milestone/:id': () => ({ ...skill(), noActiveLeft: false }) });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Waits for an answer' }));
    expect((await screen.findAllByText(skillTexts.confirmDelete)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.of('PUT milestone/:id')[0]?.body).toEqual({ isDeleted: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(skillTexts.restored)).toBeTruthy();
    expect(server.of('PUT milestone/:id')[1]?.body).toEqual({ isDeleted: false });
  });
});

describe('open tasks of a mastered skill', () => {
  const next = skill({ _id: IDS.sibling, name: 'Points', tasks: [] });
  const waits = skill({ _id: IDS.stranger, name: 'Signs', status: 'On-hold', comment: 'Later', tasks: [] });
  const open = (...others: ReturnType<typeof skill>[]) => {
    const server = serve({
      ...of([outcome({ skills: [skill(), ...others] })]),
      'PUT milestone/:id': () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: false }),
    });
    show(me('coach'));
    return server;
  };
  const ask = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: skillTexts.master }))[0] as HTMLElement);
    expect(await screen.findByText(openTaskTexts.question(1))).toBeTruthy();
  };
  const sent = async (server: ReturnType<typeof open>) => {
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.of('PUT milestone/:id')).toHaveLength(1));
    return (server.of('PUT milestone/:id')[0]?.body as { openTasks?: object } | undefined)?.openTasks;
  };

  it('open tasks are closed by default, without an additional click', async () => {
    const server = open(next);
    await ask();
    expect(await sent(server)).toEqual({ action: 'close' });
  });

  it('open tasks move to the one remaining skill, which is named', async () => {
    const server = open(next);
    await ask();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${openTaskTexts.moveTo('Points')}`) }));
    expect(await sent(server)).toEqual({ action: 'move', to: next._id });
  });

  it('open tasks move to one of several skills, active ones listed before those on hold', async () => {
    const server = open(waits, next);
    await ask();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${openTaskTexts.move}`) }));
    expect(screen.getByRole('combobox', { name: openTaskTexts.skill })).toBeTruthy();
    expect(await sent(server)).toEqual({ action: 'move', to: next._id });
  });

  it('open tasks stay as extra; without another skill moving is not offered', async () => {
    const server = open();
    await ask();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${openTaskTexts.extra}`) }));
    expect(await sent(server)).toEqual({ action: 'extra' });
  });

  it('closed tasks are marked, and the progress counts only tasks that were not closed [B345]', async () => {
    const tasks = [
      task({ _id: IDS.stranger, name: 'Done', isCompleted: true, completedAt: '2026-01-02T00:00:00Z' }),
      task({ dueDate: '2026-01-02', closedAt: '2026-01-03T00:00:00Z' }),
    ];
    const ended = { status: 'Mastered', masteredAt: '2026-01-03T00:00:00Z', tasks } as const;
    serve(of([outcome({ skills: [skill({ ...ended, tasks: [...tasks] })] })]));
    show(parent());
    expect(await screen.findByText('1 of 1 tasks done, 1 closed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Tasks of/ }));
    expect(await screen.findByText(taskTexts.closed)).toBeTruthy();
    expect(screen.queryByText('Overdue')).toBeNull();
  });
});

describe('undoing the end of a skill', () => {
  const endedBy = (closedBy: string, hoursAgo: number) =>
    skill({
      status: 'Mastered',
      masteredAt: '2026-01-03T00:00:00Z',
      closedBy,
      closedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    });
  const undo = { name: `${closingTexts.undo}: Waits for an answer` };

  it('the end of a skill can be undone by the person who ended it', async () => {
    const server = serve({
      ...of([outcome({ skills: [endedBy(IDS.coach, 2)] })]),
      'POST milestone/:id/undo': () => skill(),
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', undo));
    expect(await screen.findByText(closingTexts.undone('Waits for an answer'))).toBeTruthy();
    expect(server.of('POST milestone/:id/undo')[0]?.body).toEqual({ version: 4 });
  });

  it.each([
    ['a colleague', () => me('coach'), endedBy(IDS.stranger, 2)],
    ['the family', parent, endedBy(IDS.coach, 2)],
    ['anybody after a day', () => me('coach'), endedBy(IDS.coach, 25)],
  ])('the end of a skill cannot be undone by %s', async (_, who, ended) => {
    serve(of([outcome({ skills: [ended] })]));
    show(who());
    await screen.findAllByText('Waits for an answer');
    expect(screen.queryByRole('button', undo)).toBeNull();
  });
});

describe('skill form', () => {
  const outcomeObject = { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' };
  const edit = async (part: Partial<ReturnType<typeof skill>>) => {
    const server = serve({
      ...of([outcome()]),
      'GET milestone/details/:id': () => ({
        ...skill({ skillType: { _id: PROGRAMME_IDS.taskType, name: 'Talking' }, ...part }),
        outcomeObject,
      }),
      'GET lookups': () => [],
      'GET user/businessUser/search': () => [],
      'GET draft/:kind/:key': () => null,
      'PUT draft/:kind/:key': () => ({ _id: IDS.sibling, version: 1, updatedAt: '2026-01-01T00:00:00Z' }),
      'DELETE draft/:kind/:key': () => null,
      'PUT milestone/:id': () => ({ ...skill(), noActiveLeft: false }),
    });
    show(me('coach'), `&edit=skill:${PROGRAMME_IDS.skill}`);
    const form = within(await screen.findByRole('dialog', { name: skillTexts.form('Edit') }));
    const chooseStatus = async (status: string) =>
      choose(await form.findByRole('combobox', { name: /Status/ }), status);
    return { server, form, chooseStatus };
  };

  it('another status asks for a new reason, and the old status restores the old one [B343]', async () => {
    const { form, chooseStatus } = await edit({ status: 'On-hold', comment: 'After the holidays', tasks: [] });
    const comment = async () => (await form.findByLabelText<HTMLTextAreaElement>(/Comment/)).value;
    expect(await comment()).toBe('After the holidays');
    await chooseStatus('Cancelled');
    await waitFor(async () => expect(await comment()).toBe(''));
    await chooseStatus('On-hold');
    await waitFor(async () => expect(await comment()).toBe('After the holidays'));
    await chooseStatus('Active');
    await waitFor(() => expect(form.queryByLabelText(/Comment/)).toBeNull());
  });

  it('the skill form asks what happens to the open tasks when the skill is cancelled', async () => {
    const { server, form, chooseStatus } = await edit({});
    expect(form.queryByText(openTaskTexts.question(1))).toBeNull();
    await chooseStatus('Cancelled');
    expect(await form.findByText(openTaskTexts.question(1))).toBeTruthy();
    fireEvent.click(form.getByRole('radio', { name: new RegExp(`^${openTaskTexts.extra}`) }));
    fireEvent.change(await form.findByLabelText(/Comment/), { target: { value: 'Too early' } });
    fireEvent.click(form.getByRole('button', { name: /Save|Update|Edit|Submit/ }));
    await waitFor(() => expect(server.of('PUT milestone/:id')).toHaveLength(1));
    expect(server.of('PUT milestone/:id')[0]?.body).toMatchObject({
      status: 'Cancelled',
      comment: 'Too early',
      openTasks: { action: 'extra' },
    });
  });
});
