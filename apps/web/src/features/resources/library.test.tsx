import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LIBRARY_PAGE } from '@amberway/contract/resources/limits';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { waitingPath } from '@amberway/contract/waiting/kinds';
import { me } from '../../ui/testing/people.ts';
import { offered } from '../../ui/testing/choose.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { Route, Routes } from '../../kernel/router.ts';
import { resourceLabels } from './labels.ts';
import { ResourcesScreen } from './ResourcesScreen.tsx';
import { LISTS, resource } from './testing/records.ts';
import { UploadsScreen } from './UploadsScreen.tsx';

const LONG = 'A story about waiting for the bus in the rain';
const ACTIVE = resource(1, { name: LONG, order: 7 });
const PENDING = resource(2, { status: 'Pending', externalDeepLink: null, isLink: true, file: 'https://example.org/a' });
const DELETED = resource(3, { isDeleted: true, externalDeepLink: null });
const LIBRARY = { ...LISTS, 'GET resource': () => [ACTIVE, PENDING], 'GET resource/details/:id': () => ACTIVE };

const manager = (): CurrentUser => ({ ...me('coach'), businessUserType: ['Resource Manager'] });
const open = (who: CurrentUser, query = '', path = SCREENS.resources.path) =>
  renderScreen(
    <Routes>
      <Route path={SCREENS.resources.path} element={<ResourcesScreen />} />
      <Route path={SCREENS.resource.path} element={<ResourcesScreen />} />
      <Route path={SCREENS.uploads.path} element={<UploadsScreen />} />
    </Routes>,
    `${path}${query}`,
    { me: who },
  );
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const actionsOf = (name: string) =>
  [...document.querySelectorAll(`td button[aria-label$=" ${name}"]`)]
    .map((button) => button.getAttribute('aria-label')?.replace(` ${name}`, ''))
    .filter((label) => label !== 'Favourite' && label !== 'Flag' && !label?.startsWith('Preview'));
const rowOf = async (name: string) =>
  (await screen.findByRole('button', { name: `Favourite ${name}` })).closest('tr') as HTMLElement;
const clipboard = () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  return written;
};
const drawer = () => document.querySelector<HTMLElement>('dialog[data-side="end"]') as HTMLElement;
const put = (label: string, value: string) =>
  fireEvent.change(within(drawer()).getByLabelText(label), { target: { value } });

describe('library', () => {
  it('the library loads fifty and shows its columns and actions; coaches cannot delete [B172 B259 B260 B615 T178 T179 T180]', async () => {
    const server = serve(LIBRARY);
    open(me('coach'));
    await rowOf(LONG);
    expect(heads()).toEqual(['', 'Favourite', 'Image', 'Resource Name', 'Created By', 'Created At', 'Flag', 'Action']);
    expect(server.of('GET resource')[0]?.query).toEqual({ skip: '0', limit: String(LIBRARY_PAGE) });
    expect(actionsOf(LONG)).toEqual(['Download', 'View', 'Edit', 'Share with a child']);
    expect(actionsOf(PENDING.name)).toEqual(['Open link', 'View', 'Edit']);
    expect(screen.queryByText(resourceTexts.viewCategories)).toBeNull();
    expect(document.querySelector('button[aria-label^="Flag"]')).toBeNull();
  });

  it('long names are truncated with the full name in the title; a click copies the external link of an Active resource or says why there is none [B261 B262 B525 T182 T389]', async () => {
    const written = clipboard();
    serve(LIBRARY);
    open(me('coach'));
    const name = await screen.findByText(LONG);
    expect(name.getAttribute('title')).toContain(LONG);
    fireEvent.click(name);
    expect(await screen.findByText(resourceTexts.copied)).toBeTruthy();
    fireEvent.click(screen.getByText(PENDING.name));
    expect(await screen.findByText(resourceTexts.linkWhenActive)).toBeTruthy();
    expect(written).toEqual([ACTIVE.externalDeepLink]);
  });

  it('a click on the name of a family’s resource says why it has no link', async () => {
    const written = clipboard();
    const own = { ...ACTIVE, name: 'Hearing test', ofFamily: true, privateResource: true, externalDeepLink: null };
    serve({ ...LIBRARY, 'GET resource': () => [own] });
    open(me('coach'));
    fireEvent.click(await screen.findByText('Hearing test'));
    expect(await screen.findByText(resourceTexts.noLink)).toBeTruthy();
    expect(written).toEqual([]);
  });

  it('administrators copy the internal link, see the categories, flag and restore [B174 B265 B514 B524 B603 T116 T183]', async () => {
    const written = clipboard();
    const internal = { ...DELETED, internalDeepLink: 'https://app/event-callback/3/resources' };
    const server = serve({
      ...LISTS,
      'GET resource': () => [internal, ACTIVE],
      'PUT resource/flag/:id': () => ({ currentFlag: true }),
      'PUT resource/:id': () => ACTIVE,
    });
    open(me('admin'));
    const row = await rowOf(DELETED.name);
    expect(row.title).toBe(resourceTexts.deletedRow);
    expect(row.className).toMatch(/red/);
    expect(actionsOf(DELETED.name)).toEqual(['View', 'Restore']);
    expect(actionsOf(LONG)).toEqual(['Download', 'View', 'Edit', 'Share with a child', 'Delete']);
    expect(screen.getByText(resourceTexts.viewCategories).getAttribute('href')).toBe(SCREENS.resourceCategories.path);
    fireEvent.click(within(row).getByText(DELETED.name));
    await waitFor(() => expect(written).toEqual([internal.internalDeepLink]));
    press(`Flag ${LONG}`);
    expect(
      await screen.findByText('This resource has been flagged, an email has been sent to its creator.'),
    ).toBeTruthy();
    press(`Restore ${DELETED.name}`);
    expect(await screen.findByText(resourceTexts.restored)).toBeTruthy();
    expect(server.of('PUT resource/:id')[0]?.body).toEqual({ isDeleted: false, version: 4 });
  });

  it('the checkbox filters the library, and the search keeps only word characters [B254 B256 B486 T176]', async () => {
    const server = serve(LIBRARY);
    open(me('coach'));
    await rowOf(LONG);
    const queries = () => server.of('GET resource').at(-1)?.query;
    fireEvent.click(screen.getByRole('checkbox', { name: resourceTexts.favourite }));
    await waitFor(() => expect(queries()).toMatchObject({ favourites: 'true' }));
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(box, { target: { value: 'bus, <rain>!' } });
    expect(box.value).toBe('bus rain');
    await waitFor(() => expect(queries()).toMatchObject({ search: 'bus rain', favourites: 'true' }));
    expect(place.path).toContain('favourites=true');
  });

  it('‘Resources to review’ in the menu leads to those that wait, and the filter shows it', async () => {
    const server = serve(LIBRARY);
    renderScreen(<ResourcesScreen />, waitingPath('resources'), { me: me('admin') });
    await rowOf(LONG);
    expect(server.of('GET resource').at(-1)?.query).toMatchObject({ status: 'Pending' });
    expect(screen.getByRole('button', { name: 'Remove filter Status: Pending' })).toBeTruthy();
  });

  it('the owner filter offers fifty users at a time, others by search [B539]', async () => {
    const server = serve(LIBRARY);
    open(me('admin'));
    await rowOf(LONG);
    press('Filter');
    const queries = () => server.of('GET user/all/:type').map(({ path, query }) => [path, query]);
    const page = { filter: 'Active', skip: '0', limit: '50' };
    await waitFor(() =>
      expect(queries()).toEqual([
        ['user/all/business', page],
        ['user/all/admin', page],
      ]),
    );
    fireEvent.change(screen.getByLabelText('Search Owner'), { target: { value: 'Tomas' } });
    await waitFor(() => expect(queries()).toContainEqual(['user/all/business', { ...page, search: 'Tomas' }]));
  });

  it('a star changes at once and is undone when the server rejects it [B388 B561]', async () => {
    let refuse = () => {};
    const later = new Promise((resolve) => {
      refuse = () => resolve(new Refusal(503, 'unavailable', 'Not now.'));
    });
    serve({ ...LIBRARY, 'GET favresource/:id': () => later });
    open(me('coach'));
    await rowOf(LONG);
    const star = () => screen.getByRole('button', { name: `Favourite ${LONG}` });
    fireEvent.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    refuse();
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
  });

  it('the list view has large pictures, the order as a ribbon and a preview [B257 B269 B626 B627 T388]', async () => {
    serve(LIBRARY);
    open(me('coach'), '?layout=list');
    const preview = await screen.findByRole('button', { name: `Preview ${LONG}, order 7` });
    expect(preview.querySelector('img')?.getAttribute('src')).toContain('size=800');
    expect(preview.textContent).toContain('7');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText(new RegExp(resourceTexts.free)).length).toBeGreaterThan(0);
    fireEvent.click(preview);
    expect((await screen.findByRole('dialog')).querySelector('img')).toBeTruthy();
    fireEvent.click(screen.getByText('Table'));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(place.path).toBe(SCREENS.resources.path);
  });

  it('an uploaded video plays over the page with its poster [B269]', async () => {
    const film = resource(4, {
      file: `/api/files/${ACTIVE._id}/talk.mp4`,
      videoPreview: `/api/files/${ACTIVE._id}/p.png`,
    });
    serve({ ...LIBRARY, 'GET resource': () => [film] });
    open(me('coach'));
    fireEvent.click(await screen.findByRole('button', { name: `Preview ${film.name}` }));
    const video = (await screen.findByRole('dialog')).querySelector('video');
    expect(['src', 'poster'].map((name) => video?.getAttribute(name)?.includes(ACTIVE._id))).toEqual([true, true]);
  });

  it('the uploads use their own endpoint and name the recipients [B175 B263 B264 T181]', async () => {
    const sent = resource(5, {
      receiverInfo: [{ _id: ACTIVE._id, firstName: 'Arlo', lastName: 'Stone' }],
      receiverCount: 3,
    });
    const server = serve({ ...LISTS, 'GET resource/uploadedResource': () => [sent] });
    open(me('admin'), '', SCREENS.uploads.path);
    await rowOf(sent.name);
    expect(heads()).toContain(resourceTexts.receivers);
    expect(screen.getByText('Arlo Stone, 2 more')).toBeTruthy();
    expect(server.of('GET resource')).toHaveLength(0);
  });
});

describe('resource drawer', () => {
  it('a URL with an id opens it on the right in View; closing shows the library [B173 B266 T184]', async () => {
    serve(LIBRARY);
    open(me('coach'), '', SCREENS.resource.path.replace(':id', ACTIVE._id));
    expect(await screen.findByText(resourceTexts.form('View'))).toBeTruthy();
    await screen.findByText(ACTIVE.description);
    expect(drawer().style.inlineSize).toBe(`${DRAWER_PX}px`);
    press('Close');
    await waitFor(() => expect(place.path).toBe(SCREENS.resources.path));
  });

  it('a download takes two steps, and a failure is shown [B564 T364]', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    let reply: unknown = { fileName: 'x.pdf' };
    const server = serve({ ...LIBRARY, 'POST download': () => reply });
    open(me('coach'), `?view=${ACTIVE._id}`);
    await screen.findByText(ACTIVE.description);
    press('Download');
    expect(await screen.findByText(uploadTexts.fileDownloaded)).toBeTruthy();
    expect(server.of('POST download')[0]?.body).toEqual({ url: ACTIVE.file });
    expect(saved).toEqual([expect.stringContaining('/api/static/x.pdf')]);
    reply = new Refusal(404, 'not_found', 'It is gone.');
    press('Download');
    expect(await screen.findByText('It is gone.')).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  it('a new resource has the status of its creator’s role; every missing field is named at once [B384 B474 B475 B476 B477 B478 B480 T305 T306 T307 T308 T309 T312]', async () => {
    const server = serve(LIBRARY);
    open(me('coach'), '?create');
    await screen.findByText(resourceTexts.form('Create'));
    expect(within(drawer()).getByText('A new resource starts as Pending.')).toBeTruthy();
    fireEvent.click(within(drawer()).getByLabelText('Video'));
    await within(drawer()).findByLabelText('Guide link');
    for (const name of ['What it is', resourceLabels.guide])
      expect(within(drawer()).getByRole('radiogroup', { name })).toBeTruthy();
    press('Add resource');
    const summary = await within(drawer()).findByText('Some fields need your attention.');
    const line = summary.parentElement?.textContent ?? '';
    const { inputName, inputType, inputObjective, inputDescription, uploadResource, fieldRequired } = resourceTexts;
    for (const text of [inputName, inputType, inputObjective, inputDescription, uploadResource, fieldRequired]) {
      expect(line).toContain(text);
    }
    expect(server.of('POST resource')).toHaveLength(0);
  });

  it.each([
    ['an administrator', me('admin'), ['Active', 'Pending', 'Reject'], true],
    ['a coach', me('coach'), ['Active', 'Pending', 'Reject'], false],
    ['a resource manager', manager(), ['Active', 'Pending', 'Reject', 'Approved'], false],
  ])(
    '%s sees the statuses of their role; only administrators can promote [B382 B383 B512 B625 T386]',
    async (_, who, statuses, promotes) => {
      serve(LIBRARY);
      open(who, `?edit=${ACTIVE._id}`);
      await within(await screen.findByRole('dialog')).findByDisplayValue(LONG);
      const options = offered(within(drawer()).getByLabelText('Status'));
      expect(options.map((option) => option.textContent)).toEqual(statuses);
      expect(within(drawer()).queryByLabelText(resourceTexts.promote) !== null).toBe(promotes);
    },
  );

  it('a rejection is sent with its required reason; a coach never sends fields of others [B385]', async () => {
    const rejected = { ...ACTIVE, status: 'Reject' as const, rejectReason: 'Not ours.' };
    const server = serve({
      ...LIBRARY,
      'GET resource/details/:id': () => rejected,
      'PUT resource/:id': () => rejected,
    });
    open(me('coach'), `?edit=${ACTIVE._id}`);
    await within(await screen.findByRole('dialog')).findByDisplayValue('Not ours.');
    put('Reject reason', '');
    press('Save resource');
    expect((await within(drawer()).findAllByText(resourceTexts.inputRejectReason)).length).toBeGreaterThan(0);
    put('Reject reason', 'Not our picture.');
    press('Save resource');
    await waitFor(() => expect(server.of('PUT resource/:id')).toHaveLength(1));
    const body = server.of('PUT resource/:id')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ status: 'Reject', rejectReason: 'Not our picture.', version: 4 });
    expect(Object.keys(body)).not.toContain('isPromoted');
    expect(Object.keys(body)).not.toContain('member');
  });

  it('a family’s resource stays private, unpromoted and with its note’s file, each with the reason', async () => {
    const own = { ...ACTIVE, ofFamily: true, privateResource: true, fileOwner: 'note' as const };
    const server = serve({ ...LIBRARY, 'GET resource/details/:id': () => own, 'PUT resource/:id': () => own });
    open(me('admin'), `?edit=${ACTIVE._id}`);
    expect(await within(await screen.findByRole('dialog')).findByDisplayValue('Our plan.pdf')).toBeTruthy();
    const form = within(drawer());
    const isClosed = (name: string) => form.getByLabelText<HTMLInputElement>(name).disabled;
    expect(['Private: only receivers see it', resourceTexts.promote, 'A link', 'File'].map(isClosed)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    for (const reason of [resourceTexts.staysPrivate, resourceTexts.notPromoted, resourceTexts.fileOfNote])
      expect(form.getByText(reason)).toBeTruthy();
    // All other fields can be changed, and disabled ones are sent back unchanged.
    put('Resource Name', 'Audiogram');
    press('Save resource');
    await waitFor(() => expect(server.of('PUT resource/:id')).toHaveLength(1));
    expect(server.of('PUT resource/:id')[0]?.body).toMatchObject({
      name: 'Audiogram',
      file: own.file,
      isLink: false,
      privateResource: true,
    });
  });

  it('a deleted resource is read-only, also when the URL says edit [B260]', async () => {
    serve({ ...LIBRARY, 'GET resource/details/:id': () => DELETED });
    open(me('admin'), `?edit=${DELETED._id}`);
    expect(await screen.findByText(resourceTexts.form('View'))).toBeTruthy();
    expect(within(drawer()).queryByText('Edit')).toBeNull();
    expect(within(drawer()).queryByText('Download')).toBeNull();
  });
});
