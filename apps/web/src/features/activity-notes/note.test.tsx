import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '../../kernel/router.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { allMissing, noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { clearStored, write as store } from '../../kernel/sign-in/storage.ts';
import { choose, offered } from '../../ui/testing/choose.ts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { outcome, skill, task } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { type TestRequest, Refusal, serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { holdTransfers } from '../../ui/testing/transfers.ts';
import { NoteScreen } from './note/NoteScreen.tsx';
import { context, details, draftRow, page, noteRow, noteId, TYPES } from './testing/records.ts';

type Replies = Parameters<typeof serve>[0];
const replies: Replies = {
  'GET settings': () => SETTINGS,
  'GET member/:id': () => member(),
  'GET member': () => [member()],
  'GET lookups': () => TYPES,
  'GET goal': () => [outcome()],
  'GET session': () => page([noteRow(1), noteRow(2)]),
  'GET session/drafts/:id': () => [],
  'GET session/context/:id': () => context,
  'GET session/details/:id': () => details(1),
  'GET session/:id/read': () => ({ read: true }),
  'GET draft/:kind/:key': () => null,
  'PUT draft/:kind/:key': ({ body }) => ({ ...(body as object), version: 1, updatedAt: new Date().toISOString() }),
  'DELETE draft/:kind/:key': () => null,
};
const show = (who: CurrentUser, path: string, more: Replies = {}) => {
  openSession(who);
  const server = serve({ ...replies, ...more });
  const shown = renderScreen(
    <Routes>
      <Route path={SCREENS.note.path} element={<NoteScreen />} />
      <Route path={SCREENS.notes.path} element={<p>the list</p>} />
    </Routes>,
    `/dashboard/sessionNote/${path}`,
    { me: who },
  );
  return { server, ...shown };
};
const CREATE = `newNote/create?memberId=${IDS.child}`;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
/** The rich-text editor cannot be typed into in jsdom, so a stored draft fills it. */
const STORED = {
  value: { title: 'Bakery', about: '<p>We baked.</p>', type: 'coaching_session' },
  version: 2,
  updatedAt: '2026-01-10T03:00:00Z',
};
const storedDraft = (part: object = {}): Replies => ({
  'GET draft/:kind/:key': () => ({ ...STORED, value: { ...STORED.value, ...part } }),
});
const HEAD = 'Whose record this is';
const PUBLISH = 'Publish to Priya';
const sent = (request: TestRequest | undefined) => request?.body as Record<string, unknown>;

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0)));
afterEach(() => closeSession());

describe('reading an activity note', () => {
  it('a note shows its title, panels and five tabs, is marked as read once, and closes to the list [B166 B168 B169 B225 B226 B310 B372 T115 T153 T154 T155 T156 T157 T158 T159]', async () => {
    const { server } = show(me('coach'), `${noteId(1)}/view`, {
      'GET session/details/:id': () => details(1, { read: false }),
    });
    expect(await screen.findByText('We baked.')).toBeTruthy();
    expect(screen.getByText('View session')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(Object.values(noteTexts.tabs));
    expect(screen.getByRole('region', { name: noteTexts.primaryOutcome }).textContent).toContain('Asks for help');
    expect(screen.getByRole('region', { name: noteTexts.skills }).textContent).toContain('Waits');
    await waitFor(() => expect(server.of('GET session/:id/read')).toHaveLength(1));
    await waitFor(() => expect(place.path).toContain('memberId'));
    press(noteTexts.goBack);
    expect(place.path).toBe(`/dashboard/mysessions?memberId=${IDS.child}`);
  });

  it('families do not see the internal note, the summary and the extension [B227 B228 T160 T161 T162]', async () => {
    const family = show(me('parent'), `${noteId(1)}/view`, {
      'GET session/details/:id': () => {
        const { internalNotes: _, summary: __, rateSession: ___, ...rest } = details(1);
        return rest;
      },
    });
    await screen.findByText('We baked.');
    for (const text of [noteTexts.internalNote, noteTexts.showSummary, noteTexts.endDateExtension])
      expect(screen.queryByText(text)).toBeNull();
    family.unmount();
    show(me('coach'), `${noteId(1)}/view`);
    expect(await screen.findByText('For colleagues')).toBeTruthy();
    press(noteTexts.showSummary);
    expect(await screen.findByText('Last two notes')).toBeTruthy();
    expect(screen.getByRole('button', { name: noteTexts.hideSummary })).toBeTruthy();
    const extension = screen.getByText(noteTexts.endDateExtension).closest('a');
    expect(extension?.getAttribute('href')).toBe(SETTINGS.endDateFormUrl);
  });

  it('a note says that recording, outcome or skill is missing [B229 B230 B231 T163 T164 T165]', async () => {
    show(me('coach'), `${noteId(1)}/view`, {
      'GET session/details/:id': () => details(1, { primaryOutcome: null, skills: [], currentOutcomeObject: null }),
    });
    expect(await screen.findByText(noteTexts.noPrimaryOutcome)).toBeTruthy();
    expect(screen.getByText(noteTexts.noSkills)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: noteTexts.tabs.recording }));
    expect(screen.getByText(noteTexts.noRecording)).toBeTruthy();
  });

  it('an appointment, also a cancelled one, shows no empty tabs, and its outcome can be changed, with a message when none is chosen [B456 B549 T352]', async () => {
    const first = show(me('parent'), `${noteId(1)}/view`, {
      'GET session/details/:id': () =>
        details(1, {
          status: 'GoogleCal',
          about: '',
          meetLink: 'https://meet.test/a',
          endTime: '2999-01-01T00:00:00.000Z',
        }),
    });
    expect(await screen.findByRole('link', { name: /^Meeting Link/ })).toBeTruthy();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    first.unmount();
    const off = show(me('parent'), `${noteId(1)}/view`, {
      'GET session/details/:id': () => {
        const { internalNotes: _, ...rest } = details(1, { status: 'Canceled With Notice', about: '' });
        return rest;
      },
    });
    expect(await screen.findByText('This session was cancelled.')).toBeTruthy();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    off.unmount();
    const { server } = show(me('coach'), `${noteId(1)}/view`, {
      'GET session/details/:id': () => details(1, { currentOutcome: null, currentOutcomeObject: null }),
      'PUT session/:id': () => Response.json({ status: true, data: details(1), message: noteTexts.outcomeUpdated }),
    });
    await screen.findByText('We baked.');
    press('Change goal');
    press('Save goal');
    expect(await screen.findByText(outcomeTexts.enterOutcome)).toBeTruthy();
    expect(server.of('PUT session/:id')).toEqual([]);
    await choose(field('Goal'), 'Asks for help');
    press('Save goal');
    expect(await screen.findByText(noteTexts.outcomeUpdated)).toBeTruthy();
    expect(Object.keys(sent(server.of('PUT session/:id')[0])).toSorted()).toEqual([
      'currentOutcome',
      'member',
      'version',
    ]);
  });

  it.each([
    ['the note that is written', CREATE],
    ['the dialog that changes the goal of a note', `${noteId(1)}/view`],
  ])('outcomes that failed to load for %s show a notification [B591]', async (_, path) => {
    show(me('coach'), path, { 'GET goal': () => new Refusal(500, 'internal', 'Broken.') });
    if (path !== CREATE) {
      await screen.findByText('We baked.');
      expect(screen.queryByText('Broken.')).toBeNull();
      press('Change goal');
    }
    expect(await screen.findByText('Broken.')).toBeTruthy();
    expect(screen.getByText(shellTexts.errorTitle)).toBeTruthy();
  });

  it('the note form offers open and completed tasks, not those that were closed with their skill', async () => {
    const closed = task({ _id: IDS.stranger, name: 'Closed', closedAt: '2026-01-03T00:00:00Z' });
    show(me('coach'), CREATE, { 'GET goal': () => [outcome({ skills: [skill({ tasks: [task(), closed] })] })] });
    const tasks = await screen.findByLabelText('Related tasks');
    fireEvent.click(tasks);
    await waitFor(() => expect(offered(tasks).map((one) => one.textContent)).toEqual(['Count to ten']));
  });

  it('users without write access see the note read-only, or the list in place of a new one [B167 B521]', async () => {
    const family = show(me('parent'), `${noteId(1)}/edit`);
    await screen.findByText('We baked.');
    expect(place.path).toContain('/view');
    family.unmount();
    show(me('admin'), 'newNote/create');
    expect(await screen.findByText('the list')).toBeTruthy();
  });
});

describe('writing an activity note', () => {
  it('a new note starts Pending, an hour long and without a draft; its end follows the type [B357 B361 B364 B365 B371]', async () => {
    const { server } = show(me('coach'), CREATE, { 'GET session/drafts/:id': () => [draftRow(3)] });
    await screen.findByLabelText('Title');
    expect(screen.getByText('Create session')).toBeTruthy();
    expect(place.path).toContain('draft=4');
    const times = () => ['Start', 'End'].map((label) => field(label).value);
    const [start, end] = times();
    const minutes = () => {
      const [a = '', b = ''] = times();
      return (Date.parse(b.replaceAll('-', ' ')) - Date.parse(a.replaceAll('-', ' '))) / 60_000;
    };
    expect([start === '', end === '', minutes()]).toEqual([false, false, 60]);
    expect(screen.getByDisplayValue('Pending')).toBe(field('Status'));
    await choose(field('Type'), 'Care coordination');
    await waitFor(() => expect(minutes()).toBe(15));
    expect(server.of('PUT draft/:kind/:key')).toEqual([]);
  });

  it('an empty note is rejected with everything that is missing, and each field shows its own error [B373 B487 B491 T317 T320]', async () => {
    const { server } = show(me('coach'), CREATE);
    await screen.findByLabelText('Title');
    press('Save note');
    expect(
      await screen.findByText(allMissing([noteTexts.noDescription, noteTexts.noTitle, noteTexts.noType]) ?? ''),
    ).toBeTruthy();
    expect(screen.getAllByText(noteTexts.noDescription)).toHaveLength(1);
    expect(screen.getAllByText(noteTexts.inputTitle).length).toBeGreaterThan(0);
    expect(server.of('POST session')).toEqual([]);
  });

  it('a note without a child also names the child as missing, in the summary and at the field [B373 B489 B491 T319 T320]', async () => {
    const { server } = show(me('coach'), 'newNote/create');
    await screen.findByLabelText('Title');
    press('Save note');
    const all = [noteTexts.noChild, noteTexts.noDescription, noteTexts.noTitle, noteTexts.noType];
    expect(await screen.findByText(allMissing(all) ?? '')).toBeTruthy();
    expect(screen.getAllByText(noteTexts.selectChild).length).toBeGreaterThan(0);
    expect(server.of('POST session')).toEqual([]);
  });

  it('a note asks about everything it lacks on one sheet, and No goes back without losing anything [B374 B375 B376 B377 B379 T247 T248 T249 T350]', async () => {
    const { server } = show(me('coach'), `${CREATE}&draft=2`, {
      ...storedDraft({ startTime: '2026-01-10T01:00:00.000Z', endTime: '2026-01-10T01:40:00.000Z' }),
      'POST session': () => Response.json({ status: true, data: details(1), message: noteTexts.created }),
    });
    expect(await screen.findByText('This is your unfinished note.')).toBeTruthy();
    press('Save note');
    const sheet = async () => within(await screen.findByRole('dialog', { name: 'Before you save' }));
    const first = await sheet();
    const questions = [noteTexts.noInternalNote, noteTexts.noSkillsForHome, noteTexts.noLatestWins];
    for (const question of questions) expect(first.getByRole('textbox', { name: question })).toBeTruthy();
    expect(first.getByText(noteTexts.logged('Coaching session', 40))).toBeTruthy();
    fireEvent.change(first.getByRole('textbox', { name: noteTexts.noInternalNote }), {
      target: { value: 'For school' },
    });
    press(noteTexts.no);
    await waitFor(() => expect(screen.queryByText(noteTexts.noInternalNote)).toBeNull());
    expect(server.of('POST session')).toEqual([]);
    expect([field('Title').value, field(noteTexts.internalNote).value]).toEqual(['Bakery', 'For school']);
    press('Save note');
    const second = await sheet();
    // What was filled in is not asked again.
    expect(second.queryByText(noteTexts.noInternalNote)).toBeNull();
    press(noteTexts.yes);
    expect(await screen.findByText(noteTexts.created)).toBeTruthy();
    expect(sent(server.of('POST session')[0])).toMatchObject({
      member: IDS.child,
      title: 'Session: Bakery',
      status: 'Pending',
      internalNotes: 'For school',
      endtimeCancellation: false,
      topWins: [],
    });
    expect(server.of('POST session')[0]?.key).toBeTruthy();
    await waitFor(() => expect(server.of('DELETE draft/:kind/:key').length).toBeGreaterThan(0));
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it('what is filled in on the sheet is published with the note, and a complete note has no sheet [B374 B375 B376 T351]', async () => {
    const { server } = show(me('coach'), `${CREATE}&draft=2`, {
      ...storedDraft({ skillsForHome: '<p>x</p>', topWins: ['<p>x</p>'] }),
      'POST session': () => new Refusal(503, 'unavailable', 'Lost.'),
    });
    await screen.findByText('This is your unfinished note.');
    press(PUBLISH);
    const sheet = within(await screen.findByRole('dialog', { name: 'Before you publish to Priya' }));
    expect(sheet.queryByText(noteTexts.noSkillsForHome)).toBeNull();
    fireEvent.change(sheet.getByRole('textbox', { name: noteTexts.noInternalNote }), { target: { value: 'Tired' } });
    fireEvent.click(sheet.getByRole('button', { name: PUBLISH }));
    await waitFor(() => expect(server.of('POST session')).toHaveLength(1));
    expect(sent(server.of('POST session')[0])).toMatchObject({ status: 'Published', internalNotes: 'Tired' });
    // Nothing is lost by the failure, and nothing is asked about a complete note.
    await screen.findByText('Lost.');
    expect(field(noteTexts.internalNote).value).toBe('Tired');
    press(PUBLISH);
    await waitFor(() => expect(server.of('POST session')).toHaveLength(2));
    expect(screen.queryByRole('dialog', { name: /^Before you/ })).toBeNull();
  });

  it('publishing shows the server’s message; a rejection keeps form, text and status [B586 T351]', async () => {
    let refuse = true;
    const { server } = show(me('coach'), `${CREATE}&draft=2`, {
      ...storedDraft({ internalNotes: 'x', skillsForHome: '<p>x</p>', topWins: ['<p>x</p>'] }),
      'POST session': () =>
        refuse
          ? new Refusal(422, 'invalid', 'The child has left.', { member: 'The child has left.' })
          : Response.json({ status: true, data: details(1), message: noteTexts.published('Arlo') }),
    });
    await screen.findByText('This is your unfinished note.');
    press(PUBLISH);
    expect((await screen.findAllByText('The child has left.')).length).toBeGreaterThan(0);
    expect(field('Title').value).toContain('Bakery');
    expect(screen.getByDisplayValue('Pending')).toBe(field('Status'));
    refuse = false;
    press(PUBLISH);
    expect(await screen.findByText(noteTexts.published('Arlo'))).toBeTruthy();
    expect(sent(server.of('POST session').at(-1))['status']).toBe('Published');
  });

  it('a draft is saved after three idle seconds and on leaving, under its number [B328 B368 B369 B371]', async () => {
    const { server } = show(me('coach'), `${CREATE}&draft=0`);
    await screen.findByLabelText('Title');
    vi.useFakeTimers();
    write('Title', 'Half');
    // Nothing in the form moves when the user begins to write.
    expect(screen.queryByText('This is your unfinished note.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(server.of('PUT draft/:kind/:key')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    const [first] = server.of('PUT draft/:kind/:key');
    expect(first?.path).toBe(`draft/session-note/${IDS.child}.0`);
    expect(sent(first)['value']).toMatchObject({ title: 'Half', isDraft: true });
    write('Title', 'Half a word');
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(server.of('PUT draft/:kind/:key')).toHaveLength(2);
  });

  it('unsaved changes are restored with the version they are based on, so newer ones are not overwritten', async () => {
    const { server } = show(me('coach'), `${noteId(1)}/edit`, {
      ...storedDraft({
        title: 'Mine',
        baseVersion: 2,
        internalNotes: 'x',
        skillsForHome: '<p>x</p>',
        topWins: ['<p>x</p>'],
      }),
      'PUT session/:id': () => new Refusal(409, 'stale', 'Someone else changed this.'),
    });
    expect(await screen.findByText('Your unsaved changes were brought back.')).toBeTruthy();
    press('Save note');
    await waitFor(() =>
      expect(sent(server.of('PUT session/:id')[0])).toMatchObject({ title: 'Session: Mine', version: 2 }),
    );
    expect((await screen.findAllByText(/Session: Visit 1/)).length).toBeGreaterThan(0);
  });

  it('text saved as a draft after another user’s save is still based on the version it was written on', async () => {
    let version = 3;
    const { server, client } = show(me('coach'), `${noteId(1)}/edit`, {
      'GET session/details/:id': () => details(1, { version, title: `Session: Theirs ${version}` }),
      'PUT session/:id': () => new Refusal(409, 'stale', 'Someone else changed this.'),
    });
    await screen.findByLabelText('Title');
    write('Title', 'Session: Mine');
    version = 4;
    await act(() => client.invalidateQueries());
    press('Save note');
    await screen.findByText('Load theirs');
    write('Title', 'Session: Mine again');
    press('Close');
    await screen.findByText('the list');
    const [last] = server.of('PUT draft/:kind/:key').slice(-1);
    expect(sent(last)['value']).toMatchObject({ title: 'Session: Mine again', baseVersion: 3 });
  });

  it('loading the other user’s version discards one’s own draft and continues from there', async () => {
    const { server } = show(me('coach'), `${noteId(1)}/edit`, {
      ...storedDraft({
        title: 'Mine',
        baseVersion: 2,
        internalNotes: 'x',
        skillsForHome: '<p>x</p>',
        topWins: ['<p>x</p>'],
      }),
      'PUT session/:id': () => new Refusal(409, 'stale', 'Someone else changed this.'),
    });
    const BACK = 'Your unsaved changes were brought back.';
    await screen.findByText(BACK);
    press('Save note');
    await screen.findByText('Load theirs');
    press('Load theirs');
    await waitFor(() => expect(server.of('DELETE draft/:kind/:key')).toHaveLength(1));
    expect([field('Title').value, screen.queryByText(BACK)]).toEqual(['Session: Visit 1', null]);
    write('Title', 'Session: After theirs');
    press('Close');
    await screen.findByText('the list');
    const [last] = server.of('PUT draft/:kind/:key').slice(-1);
    expect(sent(last)['value']).toMatchObject({ title: 'Session: After theirs', baseVersion: 3 });
  });

  it('a new note whose request got no response is sent again under the same idempotency key', async () => {
    let stored: unknown = null;
    const replying: Replies = {
      ...storedDraft({ internalNotes: 'x', skillsForHome: '<p>x</p>', topWins: ['<p>x</p>'] }),
      'GET draft/:kind/:key': () => stored && { value: stored, version: 1, updatedAt: STORED.updatedAt },
      'PUT draft/:kind/:key': ({ body }) => {
        stored = (body as { value: unknown }).value;
        return { version: 1, updatedAt: STORED.updatedAt };
      },
      'POST session': () => new Refusal(503, 'unavailable', 'Lost.'),
    };
    stored = { ...STORED.value, internalNotes: 'x', skillsForHome: '<p>x</p>', topWins: ['<p>x</p>'] };
    const save = async () => {
      const { server, unmount } = show(me('coach'), `${CREATE}&draft=2`, replying);
      await screen.findByText('This is your unfinished note.');
      write('Challenges', 'The oven');
      press('Save note');
      await waitFor(() => expect(server.of('POST session')).toHaveLength(1));
      unmount();
      await waitFor(() => expect(stored).toMatchObject({ challenges: 'The oven' }));
      return server.of('POST session')[0]?.key;
    };
    const first = await save();
    expect(first).toBeTruthy();
    expect(await save()).toBe(first);
  });

  it('a note is not published while its file is uploading, and stays unchanged', async () => {
    const files = holdTransfers();
    const { server } = show(me('coach'), `${CREATE}&draft=2`, storedDraft());
    await screen.findByText('This is your unfinished note.');
    const input = screen.getByLabelText('Resource file');
    fireEvent.change(input, { target: { files: [new File(['x'], 'plan.pdf', { type: 'application/pdf' })] } });
    await waitFor(() => expect(files).toHaveLength(1));
    press(PUBLISH);
    expect(await screen.findByText('A file is still being sent. Save again when it is done.')).toBeTruthy();
    expect([server.of('POST session'), files[0]?.aborted]).toEqual([[], false]);
    expect(screen.getByDisplayValue('Pending')).toBe(field('Status'));
  });

  it('a new note has no child unless the URL names one, whichever was looked at last', async () => {
    store('selectedMember', IDS.child);
    const { server } = show(me('coach'), 'newNote/create');
    await screen.findByLabelText('Title');
    expect(screen.getByRole('group', { name: HEAD }).textContent).toContain('Choose the child of this note');
    expect(field('Child').value).toBe('');
    // Without a child there is no draft: leaving asks.
    write('Title', 'About somebody');
    press('Close');
    await screen.findByText('Discard this note?');
    press('Keep writing');
    await waitFor(() => expect(screen.queryByText('Discard this note?')).toBeNull());
    expect(field('Title').value).toContain('About somebody');
    press('Close');
    await screen.findByText('Discard this note?');
    press('Discard note');
    await screen.findByText('the list');
    expect(server.of('PUT draft/:kind/:key')).toEqual([]);
  });

  it('the head of a note says whose it is, of which session, and stays right when another child is chosen in another tab', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-10T00:50:00Z'), toFake: ['Date'] });
    const { server, client } = show(me('coach'), CREATE, {
      'GET member/:id': () => member({ dob: '2019-06-01' }),
    });
    await screen.findByLabelText('Title');
    const head = () => within(screen.getByRole('dialog')).getByRole('group', { name: HEAD }).textContent;
    expect(head()).toContain('Note for Arlo Stone, 6Today, 12 pm – 1 pm');
    // The other tab.
    store('selectedMember', IDS.sibling);
    await act(() => client.invalidateQueries());
    write('Title', 'About Arlo');
    expect(head()).toContain('Arlo Stone');
    press('Close');
    await screen.findByText('the list');
    expect(server.of('PUT draft/:kind/:key').map(({ path }) => path)).toEqual([`draft/session-note/${IDS.child}.0`]);
    // After a reload as well: the URL names the child of the note.
    expect(place.path).toContain(`memberId=${IDS.child}`);
    vi.useRealTimers();
  });

  it('a written note asks before it moves to another child, and leaves no draft with the first', async () => {
    const noor = member({ _id: IDS.sibling, firstName: 'Noor' });
    const { server } = show(me('coach'), CREATE, {
      'GET member': () => [member(), noor],
      'GET member/:id': ({ path }) => (path.endsWith(IDS.sibling) ? noor : member()),
    });
    await screen.findByLabelText('Title');
    write('Title', 'About one of them');
    press('Change child');
    const pick = () => choose(document.querySelector('[id$=_member]') as HTMLElement, 'Noor Stone (Priya Stone)');
    await pick();
    await screen.findByText('Move this note to Noor Stone?');
    press('Keep it with Arlo Stone');
    await waitFor(() => expect(screen.queryByText('Move this note to Noor Stone?')).toBeNull());
    expect(place.path).toContain(`memberId=${IDS.child}`);
    await pick();
    await screen.findByText('Move this note to Noor Stone?');
    press('Move to Noor Stone');
    await waitFor(() => expect(place.path).toContain(`memberId=${IDS.sibling}&draft=0`));
    await waitFor(() => expect(storedDrafts().map(({ name }) => name.key)).toEqual([`${IDS.sibling}.0`]));
    press('Close');
    await screen.findByText('the list');
    expect(server.of('PUT draft/:kind/:key').map(({ path }) => path)).toEqual([`draft/session-note/${IDS.sibling}.0`]);
  });

  it('text copied from one child’s note asks when it is pasted into another’s, and No takes it out again', async () => {
    const TEXT = 'She waited eleven seconds at the counter.';
    const clipboard = { clipboardData: { getData: () => TEXT } };
    const noor = member({ _id: IDS.sibling, firstName: 'Noor' });
    const first = show(me('coach'), CREATE);
    await screen.findByLabelText('Title');
    write('Challenges', TEXT);
    fireEvent.copy(field('Challenges'), clipboard);
    const paste = () => {
      fireEvent.paste(field('Challenges'), clipboard);
      write('Challenges', TEXT);
    };
    // Into the note of the same child: nothing is asked.
    paste();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(screen.queryByRole('dialog', { name: /^Is this text about/ })).toBeNull();
    first.unmount();
    show(me('coach'), `newNote/create?memberId=${IDS.sibling}`, { 'GET member/:id': () => noor });
    await screen.findByLabelText('Title');
    write('Challenges', 'None.');
    paste();
    await screen.findByText('Is this text about Noor Stone?');
    expect(screen.getByText('You copied it from a note for Arlo Stone.')).toBeTruthy();
    press('Take it out again');
    await waitFor(() => expect(field('Challenges').value).toBe('None.'));
    paste();
    await screen.findByText('Is this text about Noor Stone?');
    press('Yes, it is about Noor Stone');
    await waitFor(() => expect(screen.queryByText('Is this text about Noor Stone?')).toBeNull());
    expect(field('Challenges').value).toBe(TEXT);
    // Sign-out leaves nothing of it in the browser.
    clearStored();
    expect(Object.keys(localStorage)).not.toContain('copiedFrom');
  });

  it('the specified parts are anchors on one page: each leads to its field, and known facts are one line [B226 T155 T156 T157 T158 T159]', async () => {
    show(me('coach'), CREATE);
    await screen.findByLabelText('Title');
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the note' }));
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(Object.values(noteTexts.tabs));
    fireEvent.click(parts.getByRole('link', { name: noteTexts.tabs.latestWins }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: noteTexts.tabs.latestWins })),
    );
    expect(parts.getByRole('link', { current: true }).textContent).toBe(noteTexts.tabs.latestWins);
    const time = screen.getByRole('button', { name: /^Time: .* 60 min$/ });
    expect(time.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(time);
    expect(screen.getByRole('button', { name: /^Time:/ }).getAttribute('aria-expanded')).toBe('true');
    // All are in view at once: none is hidden behind another.
    for (const name of ['Description', noteTexts.tabs.skillsForHome, noteTexts.tabs.latestWins])
      expect(screen.getByRole('textbox', { name })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Only colleagues see this' })).toBeTruthy();
  });

  it('the summary shows the last published notes and the family’s words [B227 T161]', async () => {
    const priya = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
    const word = { kind: 'message' as const, at: '2026-01-09T01:00:00Z', from: priya, about: null, answered: false };
    const lastNotes = [
      { _id: noteId(7), title: 'Session: Trains', startTime: '2026-01-08T01:00:00Z', notes: 'He waited.' },
    ];
    const familyWords = [{ ...word, _id: noteId(8), text: 'At dinner too?' }];
    show(me('coach'), CREATE, {
      'GET session/context/:id': () => ({ ...context, summary: { ...context.summary, lastNotes, familyWords } }),
    });
    const last = within(await screen.findByRole('region', { name: 'Last two notes' }));
    expect(last.getByRole('link', { name: 'Session: Trains' }).getAttribute('href')).toContain(noteId(7));
    const words = screen.getByRole('region', { name: 'In Priya’s words' });
    expect(words.textContent).toContain('“At dinner too?”Priya · Message, not answered');
    press(noteTexts.hideSummary);
    expect(screen.queryByRole('region', { name: 'Last two notes' })).toBeNull();
  });

  it('a task added from the note needs its outcome and its skill [B468 B469 T303 T304]', async () => {
    const { server } = show(me('coach'), CREATE, { 'GET user/assignees/:id': () => [] });
    await screen.findByLabelText('Title');
    press('Add a task');
    await screen.findByLabelText('Name of task');
    press('Add task');
    expect((await screen.findAllByText(taskTexts.selectProgram)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(taskTexts.selectSkillOfOutcome).length).toBeGreaterThan(0);
    expect(server.of('POST task')).toEqual([]);
  });
});
