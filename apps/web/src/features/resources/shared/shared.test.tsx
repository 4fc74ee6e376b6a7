import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { closeSession, openSession } from '../../../kernel/sign-in/state.ts';
import { acting, IDS, me, member } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { place, renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { LISTS, resource, shared } from '../testing/records.ts';
import { SharedResourcesScreen } from './SharedResourcesScreen.tsx';

afterEach(closeSession);

const FREE = shared(1);
const USED = shared(2, { hasTasks: true });
const comment = (text: string) => ({
  _id: `01a00000-0000-7000-8000-0000000002${text.length}`,
  createdAt: '2026-02-05T02:00:00Z',
  updatedAt: '2026-02-05T02:00:00Z',
  user: IDS.coach,
  comment: text,
  type: 'resource',
  contentId: FREE._id,
  createdBy: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null },
});
const CHILD = 'GET resource/usersResources/:id';
const replies = {
  ...LISTS,
  'GET member/:id': () => member(),
  'GET member': () => [member(), member({ _id: IDS.sibling, firstName: 'Noor' })],
  [CHILD]: () => [FREE, USED],
  'GET resource/allUsersResources/:id': () => [FREE, shared(1, { member: IDS.sibling })],
  'GET resource/relatedTasks/:id': () => [
    { _id: IDS.child, name: 'Wait for the bus', createdAt: '2026-03-01T02:00:00Z' },
  ],
  'GET resource/details/:id': () => resource(1),
  'GET comment/:id': () => [comment('Try it at home.')],
};
const PATH = SCREENS.sharedResources.path;
const open = (who: CurrentUser, query = `?memberId=${IDS.child}`) =>
  renderScreen(<SharedResourcesScreen />, `${PATH}${query}`, { me: who });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const shown = () => screen.findByText(FREE.name);

describe('shared resources', () => {
  it('a family sees a table of five shared resources and downloads by the name [B171 B267 B271 B272 B381 B616 T186 T187 T254]', async () => {
    const server = serve({ ...replies, 'POST download': () => ({ fileName: 'x.pdf' }) });
    open(me('parent'));
    expect((await shown()).getAttribute('title')).toBe(FREE.name);
    fireEvent.click(await shown());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(resourceTexts.sharedTitle);
    expect(heads()).toEqual(['Image', 'Resource Name', 'Created by', 'Action']);
    expect(server.of(CHILD)[0]).toMatchObject({ path: `resource/usersResources/${IDS.child}`, query: { limit: '5' } });
    expect(screen.queryByText('Shared')).toBeNull();
    await waitFor(() => expect(server.of('POST download')[0]?.body).toEqual({ url: FREE.file }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(resourceTexts.removeSelected)).toBeNull();
    expect(screen.queryByText('Add resources')).toBeNull();
  });

  it('the shared resources of one child disappear as soon as another one is chosen', async () => {
    const never = new Promise(() => {});
    const server = serve({ ...replies, [CHILD]: ({ path }) => (path.endsWith(IDS.child) ? [FREE] : never) });
    const page = (
      <main>
        <SharedResourcesScreen />
      </main>
    );
    renderScreen(page, `${PATH}?memberId=${IDS.child}`, { me: me('parent') });
    await shown();
    screen.getByRole('link', { name: 'Arlo' }).focus();
    act(() => place.go(`${PATH}?memberId=${IDS.sibling}`));
    await waitFor(() => expect(server.of(CHILD).at(-1)?.path).toContain(IDS.sibling));
    expect(screen.queryByText(FREE.name)).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('with all children of the family shown, each row names its child [B272 T188]', async () => {
    serve(replies);
    open(me('parent'), '?family=all');
    expect(await screen.findAllByText(FREE.name)).toHaveLength(2);
    expect(heads()).toContain(resourceTexts.child);
  });

  it('the alternative table shows the type and checks the tasks [B274 B275 T192 T193 T194 T195 T196]', async () => {
    const server = serve({ ...replies, [CHILD]: () => [USED] });
    open(me('parent'), `?memberId=${IDS.child}&tab=Tasks`);
    await screen.findByText(USED.name);
    expect(server.of(CHILD)[0]?.query).toMatchObject({ usedIn: 'tasks' });
    expect(heads()).toEqual(['Thumbnail', 'Name', 'Resource Type', 'Check Task', 'Action']);
    press(`${resourceTexts.checkTask}: ${USED.name}`);
    expect(await screen.findByText('Wait for the bus')).toBeTruthy();
    expect(screen.getByText(/^Sun 1 Mar/)).toBeTruthy();
    expect(screen.getByText(resourceTexts.tasksTitle)).toBeTruthy();
    expect(server.of('GET resource/relatedTasks/:id')[0]?.query).toEqual({ memberId: IDS.child });
    expect(document.querySelector(`button[aria-label="${resourceTexts.checkTask}: ${FREE.name}"]`)).toBeNull();
  });

  it('staff unshare and undo; resources used by a task cannot be selected [B273 B390 B563 T189]', async () => {
    const server = serve({
      ...replies,
      'POST resource/:id/unshare': () => ({ changed: 1 }),
      'POST resource/:id/share': () => ({ changed: 1 }),
    });
    open(me('coach'));
    await shown();
    press(resourceTexts.removeSelected);
    expect(await screen.findByText(resourceTexts.selectResource)).toBeTruthy();
    const used = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(resourceTexts.usedByTask) });
    expect(used.disabled).toBe(true);
    expect(document.querySelector(`button[aria-label="Remove ${USED.name}"]`)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${FREE.name}` }));
    press(`${resourceTexts.removeSelected} 1`);
    expect(await screen.findByText(resourceTexts.unshared)).toBeTruthy();
    const body = { resources: [FREE._id] };
    expect(server.of('POST resource/:id/unshare')[0]).toMatchObject({ path: `resource/${IDS.child}/unshare`, body });
    press('Undo');
    await waitFor(() => expect(server.of('POST resource/:id/share')[0]?.body).toEqual(body));
  });

  it('the popover loads ten shareable resources, debounced, and adds them [B270 B389 B617 T190 T191]', async () => {
    const server = serve({
      ...replies,
      'GET resource': () => [resource(5), resource(6)],
      'POST resource/:id/share': () => ({ changed: 1 }),
    });
    open(acting());
    await shown();
    press('Add resources');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(resourceTexts.searchHint)).toBeTruthy();
    expect((await within(dialog).findByText('Resource 5')).getAttribute('title')).toBe('Resource 5');
    const began = Date.now();
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'bus!' } });
    await waitFor(() => expect(server.of('GET resource').at(-1)?.query['search']).toBe('bus'));
    expect(Date.now() - began).toBeGreaterThanOrEqual(SEARCH_DEBOUNCE_MS - 20);
    expect(server.of('GET resource').at(-1)?.query).toMatchObject({ limit: '10', status: 'Approved' });
    await waitFor(() => press(`${resourceTexts.add} Resource 5`));
    expect(await screen.findByText(resourceTexts.shared)).toBeTruthy();
    expect(server.of('POST resource/:id/share')[0]).toMatchObject({
      path: `resource/${IDS.child}/share`,
      body: { resources: [resource(5)._id] },
    });
  });
});

describe('comments on a shared resource', () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Write a comment');

  it('a parent reads and writes comments in the detail; an empty one is not sent, a rejection preserves the text [B331 B485 B523 B565]', async () => {
    let reply: unknown = new Refusal(503, 'unavailable', 'Not now.');
    const server = serve({ ...replies, 'POST comment': () => reply });
    open(me('parent'), `?memberId=${IDS.child}&view=${FREE._id}`);
    expect(await screen.findByText('Try it at home.')).toBeTruthy();
    expect(screen.getByText('Mia Reed', { selector: 'strong' })).toBeTruthy();
    fireEvent.change(box(), { target: { value: '   ' } });
    press('Send comment');
    expect(server.of('POST comment')).toHaveLength(0);
    fireEvent.change(box(), { target: { value: ' Thank you! ' } });
    press('Send comment');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(box().value).toBe(' Thank you! ');
    reply = comment('Thank you!');
    press('Send comment');
    await waitFor(() => expect(box().value).toBe(''));
    const [first, second] = server.of('POST comment');
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual({
      user: IDS.parent,
      comment: 'Thank you!',
      type: 'resource',
      contentId: FREE._id,
    });
    await waitFor(() => expect(server.of('GET comment/:id').length).toBeGreaterThan(1));
  });

  it('an unfinished comment is restored when the detail is reopened, and gone once it is sent', async () => {
    openSession(me('parent'));
    let stored: object | null = null;
    const server = serve({
      ...replies,
      'GET draft/comment/:id': () => stored,
      'PUT draft/comment/:id': ({ body }) =>
        (stored = { _id: FREE._id, updatedAt: '2026-05-10T02:00:00Z', ...(body as object), version: 1 }),
      'DELETE draft/comment/:id': () => (stored = null),
      'POST comment': () => comment('Thank you!'),
    });
    open(me('parent'));
    await shown();
    const detail = async () => {
      press(`Details ${FREE.name}`);
      await screen.findByText('Try it at home.');
      await waitFor(() => expect(box().readOnly).toBe(false));
    };
    await detail();
    fireEvent.change(box(), { target: { value: 'Thank you!' } });
    press('Close');
    await waitFor(() => expect(screen.queryByLabelText('Write a comment')).toBeNull());
    await detail();
    expect(box().value).toBe('Thank you!');
    press('Send comment');
    await waitFor(() => expect(box().value).toBe(''));
    expect(document.activeElement).toBe(box());
    expect([server.of('POST comment').length, stored]).toEqual([1, null]);
  });

  it('administrators have no comment box; in a family’s view the author is the staff member [B523]', async () => {
    const server = serve({ ...replies, 'POST comment': () => comment('From the coach') });
    const first = open(acting('admin'), `?view=${FREE._id}`);
    await screen.findByText('Try it at home.');
    expect(screen.queryByLabelText('Write a comment')).toBeNull();
    first.unmount();
    open(acting('coach'), `?view=${FREE._id}`);
    await screen.findByText('Try it at home.');
    fireEvent.change(box(), { target: { value: 'From the coach' } });
    press('Send comment');
    await waitFor(() => expect(server.of('POST comment')[0]?.body).toMatchObject({ user: IDS.coach }));
  });
});
