import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { skillTexts } from '@amberway/contract/skills/texts';
import { IDS, me } from '../../ui/testing/people.ts';
import { outcome, PROGRAMME_IDS, skill } from '../../ui/testing/programme.ts';
import { serve } from '../../ui/testing/server.ts';
import { of, parent, show } from './testing/programme.tsx';

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

  it('are mastered and followed by the next one with one answer, where nothing else is active', async () => {
    const server = serve({
      ...of([outcome()]),
      'PUT milestone/:id': () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: true }),
      'GET milestone/start/:id': () => ({ result: 'newActive', name: 'Points' }),
    });
    show(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: skillTexts.master }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mastered, start the next skill' }));
    expect(await screen.findByText(skillTexts.newActive('Points'))).toBeTruthy();
    expect(server.of('PUT milestone/:id')).toHaveLength(1);
    expect(screen.queryByText(skillTexts.offerNext)).toBeNull();
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
