import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { linkPrefixText } from '@amberway/contract/content/types/broadcast';
import { CONTENT, type ContentName } from '@amberway/contract/content/registry';
import { deleteQuestion, shellTexts } from '@amberway/contract/shell/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { choose } from '../../ui/testing/choose.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { nameOf } from './names.ts';
import type { Override } from './override.ts';
import { contentLabels } from './labels.ts';
import { blogOverride } from './overrides/blog.ts';
import { broadcastOverride } from './overrides/broadcast.tsx';
import { courseOverride } from './overrides/course.tsx';
import { videoOverride } from './overrides/video.tsx';
import { workshopOverride } from './overrides/workshop.tsx';
import { idOf, recordOf, SETTINGS } from './testing/records.ts';
import { declarationOf } from './types.ts';

type Role = 'Administrator' | 'BusinessUser';
type More = {
  role?: Role;
  path?: string;
  record?: Record<string, unknown>;
  override?: Override;
  removed?: () => unknown;
  uses?: unknown[];
};

const BINNED = {
  _id: idOf(9),
  name: 'Gone games',
  deletedAt: '2026-01-01T00:00:00.000Z',
  deletedBy: 'Ada Admin',
  until: '2999-01-31T00:00:00.000Z',
};

const open = (
  name: ContentName,
  { role = 'Administrator', path = '/', record, override, removed = () => null, uses = [] }: More = {},
) => {
  const type = declarationOf(name);
  const row = recordOf(type, record);
  const { base, read, update } = type.wire;
  const server = serve({
    'GET settings': () => SETTINGS,
    'GET lookups': () => [],
    [`GET ${base}`]: () => [row],
    [`GET ${read}`]: () => row,
    [`POST ${base}`]: () => row,
    [`${update} ${base}/:id`]: () => row,
    [`DELETE ${base}/:id`]: removed,
    [`DELETE ${base}`]: removed,
    'POST content/status': () => ({ changed: 1 }),
    'GET content/uses': () => uses,
    'POST content/restore': () => ({ restored: 1, notes: [] }),
    'POST content/delete': () => ({ deleted: 1 }),
    'POST content/purge': () => ({ deleted: 1 }),
    'GET content/bin': () => [BINNED],
    'GET content/bin/:id': () => row,
  });
  renderScreen(
    <AsUser role={role}>
      <ContentScreen name={name} title="The list" {...(override ? { override } : {})} />
    </AsUser>,
    path,
  );
  return { type, row, server, name: nameOf(type, row) };
};
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
const listed = async () => screen.findByText(/^1 .+\.$/);
const formReady = () => waitFor(() => expect(document.querySelector('dialog[data-side="end"] form')).not.toBeNull());

describe('each list with its search, columns, page sizes and drawer', () => {
  const columnTitles = () =>
    [...document.querySelectorAll('thead th')].map((head) => head.textContent).filter((text) => text);
  const labels = () =>
    [...document.querySelectorAll('dialog[data-side="end"] form [data-field] > label')].map(
      (label) => label.textContent,
    );

  // prettier-ignore
  it.each([
    ['author', 'Search with Email or Name...', ['First name', 'Last name', 'Email', 'Title']],
    ['emoji', null, ['Label', 'Status']],
    ['assetEvent', null, ['Name', 'Status']],
    ['broadcastMessage', 'Search broadcast messages', ['Title', 'Description', 'Priority', 'End date', 'Status']],
    ['videoCategory', 'Search video categories', ['Name']],
    ['resourceObjective', 'Search resource objectives', ['Name']],
    ['course', 'Search courses', ['Title', 'Pathway', 'Tags', 'Foundational', 'Videos']],
    ['short', 'Search shorts', ['Title', 'Categories', 'Status', 'Created']],
    ['shortLevel', null, ['Name', 'Rating']],
    ['shortCategory', null, ['Name', 'Level']],
    ['featureSlide', null, ['Title', 'Release ID', 'Order', 'On app update', 'Created']],
  ] as const)('%s [B677 B682 B683 B686 B694 B695 B697 B699 B702]', async (of, search, columns) => {
    const { type } = open(of);
    await listed();
    expect(columnTitles()).toEqual([...columns, 'Action']);
    expect(search === null || screen.getByPlaceholderText(search)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Page size').selectedOptions[0]?.textContent).toBe('10 / page');
    press(`Add ${type.noun[0]}`);
    await formReady();
    expect(labels()).toEqual(
      type.form.fields.filter((one) => one.shownWhen?.({ ...type.defaults }) ?? true).map(({ label }) => label),
    );
    expect(place.path).toBe('/?create=');
  });
});

describe('permissions decide the buttons', () => {
  it('an administrator adds, edits and deletes [B842 B853]', async () => {
    const { name } = open('short');
    await listed();
    for (const one of ['Add short', `Edit ${name}`, `Delete ${name}`, 'Import and export'])
      expect(button(one), one).toBeTruthy();
  });

  it.each(['video', 'course', 'homeCategory', 'homePrompt', 'resourceObjective'] as const)(
    'the edit button of %s is for those with the edit permission [B835 B836 B838 B851 B852]',
    async (of) => {
      const { name } = open(of);
      await listed();
      expect(button(`Edit ${name}`)).toBeTruthy();
      cleanup();
      open(of, { role: 'BusinessUser' });
      await listed();
      expect(button(`View ${name}`)).toBeTruthy();
      for (const one of [`Edit ${name}`, `Delete ${name}`, `Add ${declarationOf(of).noun[0]}`])
        expect(button(one), one).toBeUndefined();
    },
  );

  it('a business user has View only [B842 B853]', async () => {
    const { name } = open('short', { role: 'BusinessUser' });
    await listed();
    expect(button(`View ${name}`)).toBeTruthy();
    for (const one of ['Add short', `Edit ${name}`, `Delete ${name}`, 'Import and export'])
      expect(button(one), one).toBeUndefined();
  });

  it('staff add workshops, administrators edit them and nobody deletes one [B700 B701 B837]', async () => {
    const { name } = open('workshop');
    await listed();
    for (const one of ['Add workshop', `Edit ${name}`, 'Import and export']) expect(button(one), one).toBeTruthy();
    expect(button(`Delete ${name}`)).toBeUndefined();
    cleanup();
    open('workshop', { role: 'BusinessUser' });
    await listed();
    for (const one of ['Add workshop', `View ${name}`]) expect(button(one), one).toBeTruthy();
    for (const one of [`Edit ${name}`, `Delete ${name}`]) expect(button(one), one).toBeUndefined();
  });
});

describe('content list', () => {
  it('a content list loads the first page of 10 [B896 B897]', async () => {
    const { server } = open('emoji');
    await listed();
    expect(server.of('GET emoji')[0]?.query).toMatchObject({ page: '1', pageSize: '10' });
  });

  it('the video search sends only word characters and spaces, debounced [B692 B791]', async () => {
    const { server } = open('video', { override: videoOverride });
    await listed();
    await userEvent.type(screen.getByRole('searchbox'), 'turn-(taking) 2!');
    expect(server.of('GET video')).toHaveLength(1);
    await waitFor(() => expect(server.of('GET video').at(-1)?.query['search']).toBe('turntaking 2'));
  });

  it('the asset list shows pictures, and references by their names [B712]', async () => {
    open('asset');
    await listed();
    expect(screen.getByText('Known event')).toBeTruthy();
    const image = document.querySelector('tbody img');
    expect(image?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  });

  it('a link can be copied only while the record has its public status [B685]', async () => {
    const { name } = open('blog', { record: { status: 'Draft' } });
    await listed();
    expect(button(`Copy link ${name}`)).toBeUndefined();
  });

  it.each(['blog', 'workshop'] as const)('%s with its public status can be shared [B685 B728]', async (of) => {
    const links = { externalDeepLink: 'https://amberway.test/x', internalDeepLink: 'amberway://x' };
    const { name } = open(of, { record: links, path: `/?view=${idOf(1)}` });
    await listed();
    expect(button(`Copy link ${name}`)).toBeTruthy();
    await waitFor(() => expect(button('Copy external link')).toBeTruthy());
    expect(button('Copy internal link')?.disabled).toBe(false);
  });

  it('deleting asks for confirmation, and a short is deleted by its id in the query [B853 B873]', async () => {
    const { server, name, type } = open('short');
    await listed();
    press(`Delete ${name}`);
    expect(await screen.findAllByText(deleteQuestion('short'))).not.toHaveLength(0);
    press('Yes');
    expect(await screen.findByText(type.messages.deleted)).toBeTruthy();
    expect(server.of('DELETE short')[0]?.query).toEqual({ id: idOf(1) });
  });

  it('the question names the record and where it is used, and Undo restores it [B892]', async () => {
    const uses = [
      { place: 'video', count: 4, more: false },
      { place: 'course', count: 1, more: false },
    ];
    const { server, name } = open('videoCategory', { uses });
    await listed();
    press(`Delete ${name}`);
    expect(await screen.findByText('This video category is on 4 videos and in 1 course.')).toBeTruthy();
    expect(document.querySelector('dialog')?.textContent).toContain(name);
    press('Yes');
    await waitFor(() => expect(button('Undo')).toBeTruthy());
    press('Undo');
    expect(await screen.findByText('1 video category restored')).toBeTruthy();
    expect(server.of('POST content/restore')[0]?.body).toEqual({ type: 'videoCategory', ids: [idOf(1)] });
  });

  it.each([
    ['author', 'Families still see the name on what is published.'],
    ['shortCategory', 'Families no longer see this short category.'],
  ] as const)('the question says what families still see: %s', async (type, text) => {
    const { name } = open(type, { uses: [{ place: 'blog', count: 1, more: false }] });
    await listed();
    press(`Delete ${name}`);
    expect(await screen.findByText(`This ${CONTENT[type].noun[0]} is on 1 blog.`)).toBeTruthy();
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  });

  it('selected records are deleted from the bar after the same question', async () => {
    const { server, name } = open('blog');
    await listed();
    fireEvent.click(screen.getByLabelText(`Select ${name}`));
    press('Delete 1');
    expect(await screen.findAllByText(deleteQuestion('blog'))).not.toHaveLength(0);
    press('Yes');
    await waitFor(() => expect(server.of('DELETE blog/:id')).toHaveLength(1));
  });

  it('the bin restores, and deletes for good after a question', async () => {
    const { server } = open('video', { path: '/?bin' });
    expect(await screen.findByRole('heading', { name: 'Deleted videos' })).toBeTruthy();
    await screen.findAllByText('30 days left');
    press('Restore Gone games');
    expect(await screen.findByText('1 video restored')).toBeTruthy();
    press('Delete for good Gone games');
    expect(await screen.findAllByText('Delete this video for good?')).not.toHaveLength(0);
    expect(server.of('POST content/purge')).toEqual([]);
    press('Yes');
    await waitFor(() => expect(server.of('POST content/purge')[0]?.body).toEqual({ type: 'video', ids: [idOf(9)] }));
  });

  it('those who may not delete have no bin', async () => {
    open('video', { path: '/?bin', role: 'BusinessUser' });
    await listed();
    expect(screen.queryByRole('heading', { name: 'Deleted videos' })).toBeNull();
    expect(screen.queryByText('Bin')).toBeNull();
  });

  it('a reference to a deleted record is marked', async () => {
    open('blog', { record: { author: { _id: idOf(70), name: 'Ruth Hall', deleted: true } } });
    expect(await screen.findByText('Ruth Hall (deleted)')).toBeTruthy();
  });

  it.each([
    ['blog', '[B889]'],
    ['broadcastMessage', '[B890]'],
  ] as const)('a %s that cannot be deleted stays listed, and the reason is shown %s', async (of, _rule) => {
    const removed = () => new Refusal(503, 'unavailable', 'Not now.');
    const { server, name, type } = open(of, { removed });
    await listed();
    press(`Delete ${name}`);
    await screen.findAllByText(deleteQuestion(type.noun[0]));
    press('Yes');
    expect(await screen.findAllByText('Not now.')).not.toHaveLength(0);
    expect(server.requests.filter(({ method }) => method === 'DELETE')).not.toEqual([]);
    expect(screen.queryByText(type.messages.deleted)).toBeNull();
    expect(button(`Delete ${name}`)).toBeTruthy();
  });
  it('several videos are archived with a reason [B724 T443]', async () => {
    const { server, name } = open('video');
    await listed();
    fireEvent.click(screen.getByLabelText(`Select ${name}`));
    press('Archive');
    await screen.findByLabelText('Archive reason');
    press('Archive');
    expect(await screen.findByText('Please input your reason!')).toBeTruthy();
    expect(server.of('POST content/status')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Archive reason'), { target: { value: 'Outdated' } });
    press('Archive');
    await waitFor(() =>
      expect(server.of('POST content/status')[0]?.body).toEqual({
        type: 'video',
        ids: [idOf(1)],
        status: 'Archived',
        archiveReason: 'Outdated',
      }),
    );
  });
});

describe('content form', () => {
  it.each([['blog', 1024, blogOverride], ['author', 520, undefined]] as const)('the form of %s is %i wide [B684 B677 B910]', async (of, width, override) => {
    open(of, { path: '/?create', ...(override && { override }) });
    await formReady();
    const drawer = document.querySelector<HTMLElement>('dialog[data-side="end"]');
    expect(drawer?.style.inlineSize).toBe(`${width}px`);
  }); // prettier-ignore

  it.each(['blog', 'broadcastMessage'] as const)('%s saved unchanged is not sent and warns [B740]', async (of) => {
    const { server, type } = open(of, { path: `/?edit=${idOf(1)}` });
    await formReady();
    press(`Save ${type.noun[0]}`);
    expect(await screen.findByText(shellTexts.nothingChanged)).toBeTruthy();
    expect(server.of(`PATCH ${type.wire.base}/:id`)).toEqual([]);
  });

  it('an update sends references as ids and the version, and is confirmed [B649 B724 T474]', async () => {
    const { server } = open('video', { path: `/?edit=${idOf(1)}` });
    await formReady();
    // A Draft has no archive reason.
    expect(screen.queryByLabelText('Archive reason')).toBeNull();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Waiting' } });
    press('Save video');
    expect(await screen.findByText('Video Updated successfully!')).toBeTruthy();
    expect(server.of('PUT video/:id')[0]?.body).toMatchObject({
      title: 'Waiting',
      domainSubCategory: idOf(70),
      categories: [idOf(70)],
      author: idOf(70),
      version: 3,
    });
  });

  it('the archive reason is required once a video is Archived [B724 T443]', async () => {
    open('video', { path: `/?edit=${idOf(1)}`, record: { status: 'Archived' } });
    await formReady();
    press('Save video');
    expect(screen.getByLabelText('Archive reason')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Waiting' } });
    press('Save video');
    expect((await screen.findAllByText(/Please input your reason!/)).length).toBeGreaterThan(0);
  });

  it('a colour can be picked only while it is not fixed [B758 B711]', async () => {
    open('asset', { path: `/?edit=${idOf(1)}` });
    await formReady();
    expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe('#00FF00');
    fireEvent.click(screen.getByLabelText('Fixed colour'));
    await waitFor(() => expect(screen.queryByLabelText('Colour')).toBeNull());
  });

  it('missing fields show the specified messages [B753 B754 B755 T418 T419 T420]', async () => {
    open('asset', { path: '/?create' });
    await formReady();
    press('Add asset');
    for (const text of ['Please select type!', 'Please input your name!', 'Please upload your svg!'])
      expect((await screen.findAllByText(new RegExp(text))).length, text).toBeGreaterThan(0);
  });

  it('missing fields and rules about several fields are reported at once', async () => {
    const { server } = open('broadcastMessage', { path: '/?create', override: broadcastOverride });
    fireEvent.change(await screen.findByLabelText('Link'), { target: { value: 'https://a.test' } });
    press('Add broadcast message');
    for (const text of [
      'Please input your title!',
      'Please input your description!',
      linkPrefixText(SETTINGS.appLinkPrefix),
    ]) {
      expect(await screen.findAllByText(text, { exact: false })).not.toHaveLength(0);
    }
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    expect(server.of('POST broadcastMessage')).toEqual([]);
  });

  it('a broadcast message is previewed as a family sees it while it is written', async () => {
    open('broadcastMessage', { path: '/?create', override: broadcastOverride });
    const preview = () => screen.getByRole('region', { name: contentLabels.preview });
    await screen.findByText(contentLabels.previewEmpty);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Holiday hours' } });
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Closed on Monday.' } });
    await waitFor(() => expect(preview().textContent).toContain('Holiday hours Closed on Monday.'));
    expect(within(preview()).queryByText(contentLabels.previewEmpty)).toBeNull();
  });

  it('a published broadcast message that is over says Ended in the list and in the form', async () => {
    const record = { status: 'Published', endDate: '2020-03-04T12:59:59.000Z' };
    const { row } = open('broadcastMessage', { override: broadcastOverride, record });
    await listed();
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.queryByText('Published')).toBeNull();
    act(() => place.go(`/?edit=${row._id}`));
    expect(await screen.findByText(contentLabels.endedOn('04-Mar-2020'))).toBeTruthy();
    cleanup();
    open('broadcastMessage', { override: broadcastOverride, record: { ...record, status: 'Draft' } });
    await listed();
    expect(screen.getByText('Draft')).toBeTruthy();
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('a course without a published video says why it has no link', async () => {
    const why = courseOverride.unlinked ?? '';
    open('course', { path: `/?view=${idOf(1)}`, override: courseOverride });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(button('Copy external link')).toBeUndefined();
    cleanup();
    const linked = { externalDeepLink: 'https://care.example/x', internalDeepLink: 'amberway://x' };
    open('course', { path: `/?view=${idOf(1)}`, override: courseOverride, record: linked });
    await waitFor(() => expect(button('Copy external link')).toBeTruthy());
    expect(screen.queryByText(why)).toBeNull();
  });

  it('an author’s e-mail that is taken shows an error, and no input is lost [B744 T413]', async () => {
    const { server } = open('author', { path: '/?create' });
    server.requests.length = 0;
    serve({
      'GET settings': () => SETTINGS,
      'GET author': () => [],
      'POST author': () => new Refusal(409, 'duplicate', 'Taken.', { email: 'email already exists!' }),
    });
    await formReady();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Ida' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ida@authors.test' } });
    press('Add author');
    expect((await screen.findAllByText(/email already exists!/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ida');
    expect(place.path).toBe('/?create');
  });

  it('adding a short shows a success message [T482]', async () => {
    const start = () => ({
      title: 'Waving',
      videoLink: 'https://films.example/1',
      thumbnail: '/pictures/waving.svg',
      categories: [idOf(2)],
    });
    const { server } = open('short', { path: '/?create=', override: { start } });
    await formReady();
    press('Add short');
    await waitFor(() => expect(server.of('POST short')).toHaveLength(1));
    expect(await screen.findByText('Short added successfully!')).toBeTruthy();
  });

  it('View is a page to read without any field, from which the form opens [B086]', async () => {
    const { row, name } = open('author', { path: `/?view=${idOf(1)}` });
    const page = await screen.findByRole('dialog', { name });
    await within(page).findByText(String(row['email']));
    expect(page.querySelectorAll('input, select, textarea')).toHaveLength(0);
    press('Edit author');
    await formReady();
    expect(place.path).toBe(`/?edit=${idOf(1)}`);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(row['email']);
  });

  it('what is in the bin is read before it is restored, and the tabs of the screen stay', async () => {
    const tabs = [
      { key: 'One', label: 'One' },
      { key: 'Two', label: 'Two' },
    ];
    const { server, row, name } = open('homePrompt', {
      path: `/?bin=&view=${idOf(1)}`,
      override: { tabs: { list: tabs } },
    });
    const page = await screen.findByRole('dialog', { name });
    expect(server.of('GET content/bin/:id')[0]?.query).toEqual({ type: 'homePrompt' });
    fireEvent.click(within(page).getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(server.of('POST content/restore')[0]?.body).toEqual({ type: 'homePrompt', ids: [row._id] }),
    );
    await waitFor(() => expect(place.path).toBe('/?bin='));
    expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toContain('bin=');
  });

  it('a business user adds a workshop; date and time become its start instant [B701 C223]', async () => {
    const { server } = open('workshop', { role: 'BusinessUser', path: '/?create=', override: workshopOverride });
    await formReady();
    press('Add workshop');
    for (const text of ['Please input your topic!', 'Please select type!', 'Please input your zoom link!'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText('Please select start date and time!')).toHaveLength(2);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Topic'), 'Sleep');
    await user.type(screen.getByLabelText('Zoom link'), 'https://zoom.example/1');
    await choose(screen.getByLabelText('Type'), 'Group Session by Coach');
    const pick = (label: string, typed: string) => {
      const input = screen.getByLabelText(label);
      fireEvent.change(input, { target: { value: typed } });
      fireEvent.keyDown(input, { key: 'Enter' });
    };
    pick('Start date', '04-Mar-2027');
    pick('Start time', '09:30');
    press('Add workshop');
    await waitFor(() => expect(server.of('POST workshop')).toHaveLength(1));
    expect(server.of('POST workshop')[0]?.body).toMatchObject({
      webinarTopic: 'Sleep',
      webinarType: 'Group Session by Coach',
      webinarDate: { year: 2027, month: 3, day: 4 },
      webinarTime: { hourSelect: 9, minuteSelect: 30 },
      startTime: '2027-03-03T22:30:00.000Z',
      status: 'Pending',
    });
    expect(await screen.findByText('Workshop added successfully!')).toBeTruthy();
  });

  it('a workshop is sent with date and time parts and its instant, in the viewer’s time zone [B810 B874]', async () => {
    const { server } = open('workshop', { path: `/?edit=${idOf(1)}`, override: workshopOverride });
    await formReady();
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'Sleep' } });
    press('Save workshop');
    await waitFor(() => expect(server.of('PUT workshop/:id')).toHaveLength(1));
    // Half past nine in Sydney, whatever the time zone of the author.
    expect(server.of('PUT workshop/:id')[0]?.body).toMatchObject({
      webinarDate: { year: 2026, month: 3, day: 4 },
      webinarTime: { hourSelect: 9, minuteSelect: 30 },
      startTime: '2026-03-03T22:30:00.000Z',
    });
  });
});
