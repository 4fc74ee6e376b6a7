import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { Route, Routes } from '../../kernel/router.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { NoteScreen } from './note/NoteScreen.tsx';
import { details, noteId } from './testing/records.ts';

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const DETAILS = 'GET session/details/:id';
const note = (part: Partial<NoteDetails> = {}) => {
  const { internalNotes: _, summary: __, rateSession: ___, ...seen } = details(1);
  return {
    ...seen,
    title: 'Session: Baking',
    challenges: 'The oven was loud.',
    letter: { writeTo: MIA, nextSession: '2999-01-10T04:00:00.000Z' },
    ...part,
  };
};
const show = (who: CurrentUser, part: Partial<NoteDetails> = {}, more: Parameters<typeof serve>[0] = {}) => {
  openSession(who);
  const server = serve({
    'GET settings': () => SETTINGS,
    [DETAILS]: () => note(part),
    'GET session/:id/read': () => ({ read: true }),
    ...more,
  });
  const shown = renderScreen(
    <Routes>
      <Route path={SCREENS.note.path} element={<NoteScreen />} />
      <Route path={SCREENS.notes.path} element={<p>the list</p>} />
    </Routes>,
    `/dashboard/sessionNote/${noteId(1)}/view?memberId=${IDS.child}&shown=30`,
    { me: who },
  );
  return { server, ...shown };
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a note as a letter', () => {
  it('a family reads it from top to bottom without tabs, in one request, and it becomes read [B146 B372]', async () => {
    const { server } = show(me('parent'), { read: false });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Saturday with Mia');
    expect(screen.getByText('10 January, 12 pm to 1 pm')).toBeTruthy();
    expect(screen.getByText('Baking')).toBeTruthy();
    expect(headings().slice(0, 4)).toEqual(['The win', 'What we did', 'Try at home', 'What was hard']);
    expect(within(screen.getByRole('region', { name: 'The win' })).getByText('Asked twice.')).toBeTruthy();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    const next = screen.getByRole('button', { name: 'Thu 10 Jan 2999, 3 pm' });
    expect(next.parentElement?.textContent).toBe('. Next: Thu 10 Jan 2999, 3 pm');
    fireEvent.click(next);
    expect((await screen.findByRole('tooltip')).textContent).toBe('10-Jan-2999 03:00 PM');
    await waitFor(() => expect(server.of('GET session/:id/read')).toHaveLength(1));
    expect(server.requests.filter(({ path }) => path.startsWith('session')).map(({ path }) => path)).toEqual([
      `session/details/${noteId(1)}`,
      `session/${noteId(1)}/read`,
    ]);
    expect(screen.getByRole('link', { name: 'Write to Mia' }).getAttribute('href')).toMatch(
      new RegExp(`/dashboard/messages\\?to=${IDS.coach}$`),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Notes' }));
    expect(place.path).toBe(`/dashboard/mysessions?memberId=${IDS.child}&shown=30`);
  });

  it('every win of a note is in it', async () => {
    show(me('parent'), { topWins: ['<p>Waited.</p>', '<p> </p>', '<p>Said hello.</p>'] });
    const wins = within(await screen.findByRole('region', { name: 'The win' }));
    expect(wins.getByText('Waited.')).toBeTruthy();
    expect(wins.getByText('Said hello.')).toBeTruthy();
  });

  it('empty parts vanish with their heading; goal and skills are behind one press [B225 B230 B231]', async () => {
    show(me('parent'), {
      topWins: ['<p></p>'],
      skillsForHome: '',
      challenges: ' ',
      primaryOutcome: null,
      skills: [],
      letter: { writeTo: null, nextSession: null },
    });
    await screen.findByText('We baked.');
    await screen.findByText('More about this session');
    expect(headings()).toEqual(['What we did', noteTexts.primaryOutcome, noteTexts.skills]);
    expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
    const more = screen.getByText('More about this session').closest('details');
    expect(more?.open).toBe(false);
    expect(more?.textContent).toContain(noteTexts.noPrimaryOutcome);
    expect(more?.textContent).toContain(noteTexts.noSkills);
  });

  it('a file and a recording are rows to press, only if there are any', async () => {
    show(me('parent'), {
      resourceObject: { _id: IDS.stranger, name: 'Red card', file: '/f/red.pdf', fileName: 'red.pdf', isLink: false },
      recordingLink: 'https://films.example/1',
    });
    const together = within(await screen.findByRole('region', { name: 'To look at together' }));
    expect((await together.findByRole('button', { name: /^Download Red card/ })).textContent).toContain(
      'PDF, to download',
    );
    expect(together.getByRole('link', { name: /^Recording: Baking/ }).getAttribute('href')).toBe(
      'https://films.example/1',
    );
  });

  it('a family says whether the idea helped and reads who sees it; a second press takes it back [B857]', async () => {
    let stored: boolean | null = null;
    const { server } = show(
      me('parent'),
      {},
      {
        [DETAILS]: () => note({ clientFindSkillUseful: stored }),
        'PATCH session/usefulness/:id': ({ body }) => {
          stored = (body as { clientFindSkillUseful: boolean | null }).clientFindSkillUseful;
          return { ...note(), noteId: noteId(1), clientFindSkillUseful: stored };
        },
      },
    );
    await screen.findByText('Wait five seconds.');
    expect(screen.getByText('Mia sees what you choose.')).toBeTruthy();
    press('Helpful');
    expect(await screen.findByText('Mia sees that this helped. Thank you.')).toBeTruthy();
    await waitFor(() => expect(server.of(DETAILS)).toHaveLength(2));
    press('Helpful');
    expect(await screen.findByText('Mia sees what you choose.')).toBeTruthy();
    expect(server.of('PATCH session/usefulness/:id').map(({ body }) => body)).toEqual([
      { clientFindSkillUseful: true },
      { clientFindSkillUseful: null },
    ]);
  });

  it('on paper it has a letterhead with family and day, and absolute dates', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(me('parent'));
    await screen.findByText('We baked.');
    expect(screen.getByText('A note for the Stone family')).toBeTruthy();
    expect(screen.getByText('Saturday 10 January 2026')).toBeTruthy();
    expect(screen.getByText('Next session: Thursday 10 January 2999, 3 pm')).toBeTruthy();
    press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('a note that was taken back while it was open is not shown any longer', async () => {
    let gone = false;
    const { client } = show(
      me('parent'),
      {},
      {
        [DETAILS]: () => (gone ? new Refusal(404, 'not_found', 'Not here.') : note()),
      },
    );
    await screen.findByText('We baked.');
    gone = true;
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('This note is not here any more')).toBeTruthy();
    expect(screen.queryByText('We baked.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('a loaded note stays when the network goes, and says from when it is', async () => {
    let lost = false;
    const { client } = show(
      me('parent'),
      {},
      {
        [DETAILS]: () => (lost ? new Refusal(503, 'unavailable', 'Lost.') : note()),
      },
    );
    await screen.findByText('We baked.');
    lost = true;
    await act(() => client.invalidateQueries());
    expect(await screen.findByText(/^Not connected. What you see is from \d+(:\d\d)? [ap]m\.$/)).toBeTruthy();
    expect(screen.getByText('We baked.')).toBeTruthy();
  });

  it('staff in the family’s view read the same letter, without ratings to press, and can edit [B227]', async () => {
    show(acting(), { internalNotes: 'For colleagues', clientFindSkillUseful: true, status: 'Published' });
    await screen.findByText('We baked.');
    expect(screen.queryByText('For colleagues')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
    expect(screen.getByText('The family found this helpful.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain('/edit');
  });
});
