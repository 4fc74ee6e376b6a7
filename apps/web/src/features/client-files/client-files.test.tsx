import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '../../kernel/router.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts, uploadedNoticeDelay } from '@amberway/contract/client-files/texts';
import { SECOND, UNDO_SECONDS } from '@amberway/contract/kernel/limits';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { holdTransfers, type Transfer } from '../../ui/testing/transfers.ts';
import { ClientFilesScreen, DeletedFilesScreen } from './ClientFilesScreen.tsx';
import { clientFileLabels } from './labels.ts';

const MB = 1024 * 1024;
const file = (part: Partial<ClientFile> = {}): ClientFile => ({
  _id: '01a00000-0000-7000-8000-000000000301',
  createdAt: '2026-02-05T02:00:00Z',
  updatedAt: '2026-02-05T02:00:00Z',
  fileName: 'School report.pdf',
  size: 2048,
  type: 'application/pdf',
  kind: 'document',
  createdBy: { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null },
  member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
  deletedAt: null,
  ...part,
});
const LIST = 'GET clientFiles/:id';
const replies = { [LIST]: () => [file()], 'GET member/:id': () => member(), 'GET member': () => [member()] };
const open = (who: CurrentUser, query = '') =>
  renderScreen(<ClientFilesScreen />, `${SCREENS.clientFiles.path}${query}`, { me: who });
const shown = () => screen.findByText('School report.pdf');
const openUpload = async (query = '') => {
  open(me('parent'), query);
  await shown();
  press('Upload a file');
};

let sent: Transfer[] = [];
beforeEach(() => {
  sent = holdTransfers();
});
const keep = (transfer = sent[0]) => act(() => transfer?.keep(file()));
const addFile = (name: string, bytes = 3) => {
  const added = new File(['abc'], name);
  Object.defineProperty(added, 'size', { value: bytes });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [added] } });
};

describe('client files', () => {
  it.each(['parent', 'coach', 'admin'] as const)('the screen opens for every role: %s [B856]', async (who) => {
    serve(replies);
    open(me(who), `?${MEMBER_PARAM}=${IDS.child}`);
    await shown();
    expect(screen.getByRole('button', { name: clientFileLabels.upload })).toBeTruthy();
  });

  it('an empty list has one button for the first file', async () => {
    serve({ ...replies, [LIST]: () => [] });
    open(me('parent'));
    expect(await screen.findByText(clientFileLabels.empty)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: clientFileLabels.upload })).toHaveLength(1);
  });

  it('the file list shows the files of the chosen child; the toggle shows all [B687 B688 B866 T402]', async () => {
    const server = serve(replies);
    open(me('parent'));
    await shown();
    expect(server.of(LIST)[0]).toMatchObject({
      path: `clientFiles/${IDS.parent}`,
      query: { deleted: 'false', member: IDS.child, skip: '0', limit: '50' },
    });
    fireEvent.click(screen.getByRole('switch', { name: clientFileTexts.showAll }));
    await waitFor(() => expect(Object.keys(server.of(LIST).at(-1)?.query ?? {})).not.toContain('member'));
    expect(place.path).toContain('all=true');
    const bin = screen.getByRole('link', { name: 'Deleted files' }).getAttribute('href');
    expect(bin?.startsWith(SCREENS.clientFilesBin.path)).toBe(true);
  });

  it('a file is moved to the bin without confirmation and can be restored [B731 B870 B871 T472]', async () => {
    const server = serve({
      ...replies,
      'DELETE clientFiles/:id': () => null,
      'PATCH clientFiles/:id/restore': () => null,
    });
    open(me('parent'));
    await shown();
    press('Move to bin School report.pdf');
    expect(await screen.findByText(clientFileTexts.movedToBin)).toBeTruthy();
    expect(server.of('DELETE clientFiles/:id')[0]?.query).toEqual({ idArray: file()._id });
    press('Undo');
    expect(await screen.findByText(clientFileTexts.restored)).toBeTruthy();
    expect(server.of('PATCH clientFiles/:id/restore')[0]?.body).toEqual({ idArray: [file()._id] });
  });

  it('Undo is offered for five seconds [B732]', async () => {
    serve({ ...replies, 'DELETE clientFiles/:id': () => null });
    open(me('parent'));
    await shown();
    press('Move to bin School report.pdf');
    await screen.findByText(clientFileTexts.movedToBin);
    const began = Date.now();
    await waitFor(() => expect(screen.queryByText(clientFileTexts.movedToBin)).toBeNull(), { timeout: 9_000 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(UNDO_SECONDS * SECOND - 300);
  });

  it('a file opens in a new tab; one that cannot be loaded shows an error [B690 B869 B888 T488]', async () => {
    const tab = { location: { href: '' }, opener: {} as unknown, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    let reply: unknown = { link: '/api/files/x/report.pdf?t=1' };
    serve({ ...replies, 'GET clientFiles/:id/:file/view': () => reply });
    open(me('parent'));
    await shown();
    press('View School report.pdf');
    await waitFor(() => expect(tab.location.href).toContain('/api/files/x/report.pdf?t=1'));
    expect(tab.opener).toBeNull();
    reply = new Refusal(404, 'not_found', 'Not found.');
    press('View School report.pdf');
    expect(await screen.findByText(clientFileTexts.downloadFailed)).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
    press('Download School report.pdf');
    await waitFor(() => expect(screen.getAllByText(clientFileTexts.downloadFailed)).toHaveLength(2));
  });

  it('the bin lists, searches and restores files; its toggle shows all [B691 T403]', async () => {
    const server = serve({ ...replies, 'PATCH clientFiles/:id/restore': () => null });
    renderScreen(<DeletedFilesScreen />, `${SCREENS.clientFilesBin.path}?search=report`, { me: me('parent') });
    await shown();
    expect(server.of(LIST)[0]?.query).toMatchObject({ deleted: 'true', member: IDS.child, search: 'report' });
    fireEvent.click(screen.getByRole('switch', { name: clientFileTexts.showAllDeleted }));
    await waitFor(() => expect(Object.keys(server.of(LIST).at(-1)?.query ?? {})).not.toContain('member'));
    press('Restore School report.pdf');
    expect(await screen.findByText(clientFileTexts.restored)).toBeTruthy();
  });
});

describe('storage of a family', () => {
  const usage = { 'GET clientFiles/:id/usage': () => ({ used: MB, limit: 3 * MB }) };
  const showBin = (who: CurrentUser) =>
    renderScreen(<DeletedFilesScreen />, `${SCREENS.clientFilesBin.path}?${MEMBER_PARAM}=${IDS.child}`, { me: who });

  it('the storage is shown with the files, and a file that does not fit is rejected before it is sent', async () => {
    serve({ ...replies, ...usage });
    await openUpload();
    expect((await screen.findAllByText('1 MB of 3 MB used')).length).toBeGreaterThan(0);
    addFile('report.pdf', 2.5 * MB);
    expect(await screen.findByText(quotaTexts.full(2.5 * MB, { used: MB, limit: 3 * MB }))).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('storage is freed by permanently deleting files of the bin, after confirmation', async () => {
    const server = serve({ ...replies, ...usage, 'POST clientFiles/:id/emptyBin': () => null });
    showBin(me('parent'));
    await shown();
    press('Delete for good School report.pdf');
    await screen.findAllByText(clientFileLabels.purgeQuestion(1));
    expect(within(screen.getByRole('dialog')).getByText('School report.pdf')).toBeTruthy();
    expect(server.of('POST clientFiles/:id/emptyBin')).toEqual([]);
    press('Yes');
    expect(await screen.findByText(clientFileTexts.deletedForGood)).toBeTruthy();
    expect(server.of('POST clientFiles/:id/emptyBin')[0]?.body).toEqual({ idArray: [file()._id] });
    expect(server.of('GET clientFiles/:id/usage').length).toBeGreaterThan(1);
  });

  it('a coach cannot free storage', async () => {
    serve({ ...replies, ...usage });
    showBin(me('coach'));
    await shown();
    expect(screen.queryByRole('button', { name: /Delete for good/ })).toBeNull();
  });
});

describe('uploading a client file', () => {
  it('with all children shown, one must be chosen before an upload [B689]', async () => {
    serve(replies);
    await openUpload('?all=true');
    addFile('report.pdf');
    expect(await screen.findByText(clientFileTexts.chooseChild)).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  it('wrong file types and sizes are rejected before anything is sent [B777 B778 T424 T425]', async () => {
    serve(replies);
    await openUpload();
    addFile('page.html');
    expect(await screen.findByText(clientFileTexts.wrongType)).toBeTruthy();
    addFile('film.mp4', 50 * MB + 1);
    expect(await screen.findByText(clientFileTexts.tooLarge)).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  it('success is reported one second later per 5 MB, and the list is refreshed at once [B867 B883 T471]', async () => {
    const server = serve(replies);
    await openUpload();
    addFile('film.mp4', 5 * MB);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.form.get('member')).toBe(IDS.child);
    const before = server.of(LIST).length;
    const began = Date.now();
    keep();
    await waitFor(() => expect(server.of(LIST).length).toBeGreaterThan(before));
    expect(screen.queryByText(clientFileTexts.uploaded)).toBeNull();
    expect(await screen.findByText(clientFileTexts.uploaded)).toBeTruthy();
    expect(Date.now() - began).toBeGreaterThanOrEqual(uploadedNoticeDelay(5 * MB) - 20);
  });

  it('a lost connection is reported, and the upload restarts when it is back [B888 T487]', async () => {
    serve(replies);
    await openUpload();
    addFile('report.pdf');
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.end('error'));
    expect(await screen.findByText(clientFileTexts.uploadFailed)).toBeTruthy();
    // Another child is shown meanwhile; the file still belongs to the one it was chosen for.
    act(() => place.go(`${SCREENS.clientFiles.path}?memberId=${IDS.sibling}`));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect([sent[1]?.name, sent[1]?.form.get('member')]).toEqual(['report.pdf', IDS.child]);
    // It may have arrived before: the server recognises it by its idempotency key.
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
    keep(sent[1]);
    expect(await screen.findByText(clientFileTexts.uploaded)).toBeTruthy();
    expect(screen.queryByText('report.pdf')).toBeNull();
  });

  it('leaving the page aborts a pending upload, and a persistent notification says so', async () => {
    serve(replies);
    const page = SCREENS.clientFiles.path;
    renderScreen(
      <Routes>
        <Route path={page} element={<ClientFilesScreen />} />
        <Route path="*" element="Elsewhere" />
      </Routes>,
      page,
      { me: me('parent') },
    );
    await shown();
    press('Upload a file');
    addFile('report.pdf');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => press(clientFileLabels.sendOn));
    expect(sent[0]?.aborted).toBe(false);
    act(() => place.go('/elsewhere'));
    expect(await screen.findByText(clientFileLabels.stopped(['report.pdf']))).toBeTruthy();
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    expect(sent[0]?.aborted).toBe(true);
  });

  it('an upload rejected by the server shows the reason and is not retried automatically', async () => {
    serve(replies);
    await openUpload();
    addFile('report.pdf');
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.respond(422, { status: false, code: 'invalid', message: 'Not what its name says.' }));
    expect(await screen.findByText('Not what its name says.')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(1);
  });
});
