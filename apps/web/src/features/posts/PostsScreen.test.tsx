import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, UserPost } from '@amberway/contract/posts/schemas';
import { POST_CELL_MAX, POST_MAX, postTexts } from '@amberway/contract/posts/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { signInForTest } from '../../kernel/drafts/testing.ts';
import { closeSession } from '../../kernel/sign-in/state.ts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { PostsScreen } from './PostsScreen.tsx';
import { postLabels } from './labels.ts';

const idOf = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ROLE = 'BusinessUser';
const AT = '2026-01-01T00:00:00.000Z';
const person = { _id: idOf(9), firstName: 'Priya', lastName: 'Sharma', avatar: null };
const response: Interaction = {
  _id: idOf(5),
  createdAt: AT,
  updatedAt: AT,
  version: 4,
  type: 'Response',
  parentId: null,
  user: { ...person, firstName: 'Mia' },
  body: 'Try a timer.',
  referralLinks: [],
  status: 'Draft',
  isDeleted: false,
};
const post = (n: number, part: Partial<UserPost> = {}): UserPost => ({
  _id: idOf(n),
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  user: person,
  post: `How do we wait, number ${n}?`,
  isDeleted: false,
  deletedAt: null,
  unanswered: true,
  interactions: [],
  responses: [],
  ...part,
});

const open = (path = '/', posts = [post(1, { responses: [response] })]) => {
  const server = serve({
    'GET userPost': () => ({ docs: posts, totalCount: posts.length }),
    'GET userPost/:id': ({ path: at }) => posts.find(({ _id }) => at.endsWith(_id)),
    'PUT userPost/:id/answer': () => posts[0],
    'PATCH userPost/:id/restore': () => null,
    'POST userPost/delete': () => ({ ids: [idOf(2)] }),
    'POST userPost/restore': () => ({ ids: [idOf(2)] }),
    'GET draft/:kind/:key': () => null,
    'PUT draft/:kind/:key': () => ({ _id: idOf(8), version: 1, updatedAt: AT }),
    'DELETE draft/:kind/:key': () => null,
    'GET search/assets': () => [
      { _id: idOf(3), category: 'Video', title: 'Waiting', thumbnail: null, internalDeepLink: 'amberway://waiting' },
    ],
  });
  const { client } = renderScreen(
    <AsUser role={ROLE}>
      <PostsScreen />
    </AsUser>,
    path,
  );
  /** Somebody else has responded, and the page gets the live event. */
  const answered = async (...responses: Interaction[]) => {
    posts[0]?.responses.push(...responses);
    await act(() => client.invalidateQueries());
  };
  return { ...server, answered };
};
const listed = () => screen.findByText(/^\d posts?\.$/);
const editor = () => screen.findByLabelText<HTMLTextAreaElement>('Response');

describe('list of posts', () => {
  it('the post list loads all posts, deleted ones too, ten at a time [B704 B877 B902]', async () => {
    const server = open();
    await listed();
    expect(server.of('GET userPost')[0]?.query).toEqual({
      includeDeleted: 'true',
      page: '1',
      limit: '10',
      showUnansweredPosts: 'true',
    });
  });

  it('the list opens on unanswered posts; when there are none it says so and offers all [B706]', async () => {
    const server = open('/', []);
    expect(await screen.findByText(postLabels.allAnswered)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(postTexts.unanswered).checked).toBe(true);
    press(postLabels.showAll);
    await waitFor(() => expect(place.path).toBe('/?showUnansweredPosts=false'));
    await waitFor(() => expect(server.of('GET userPost').at(-1)?.query['showUnansweredPosts']).toBe('false'));
    expect(await screen.findByText(postLabels.empty)).toBeTruthy();
  });

  it('a search without a hit offers all posts, answered ones too', async () => {
    const server = open('/?search=toothpaste', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(place.path).toBe('/?showUnansweredPosts=false'));
    expect(server.of('GET userPost')[0]?.query).toMatchObject({ search: 'toothpaste', showUnansweredPosts: 'true' });
  });

  it('showUnansweredPosts=true presets the checkbox, and the checkbox writes it [B706 T407]', async () => {
    const server = open('/?showUnansweredPosts=true');
    await listed();
    const box = screen.getByLabelText<HTMLInputElement>(postTexts.unanswered);
    expect(box.checked).toBe(true);
    expect(server.of('GET userPost')[0]?.query['showUnansweredPosts']).toBe('true');
    fireEvent.click(box);
    await waitFor(() => expect(place.path).toBe('/?showUnansweredPosts=false'));
    await waitFor(() => expect(server.of('GET userPost').at(-1)?.query['showUnansweredPosts']).toBe('false'));
    fireEvent.click(box);
    await waitFor(() => expect(place.path).toBe('/'));
  });

  it('long texts in the post list are cut at 200 characters [B907]', async () => {
    const answered = { responses: [{ ...response, body: 'z'.repeat(POST_CELL_MAX + 1) }] };
    open('/', [
      post(1, { post: 'x'.repeat(POST_CELL_MAX + 1) }),
      post(2, { post: 'y'.repeat(POST_CELL_MAX), ...answered }),
    ]);
    await listed();
    expect(screen.getByText(`${'x'.repeat(POST_CELL_MAX)}…`)).toBeTruthy();
    expect(screen.getByText('y'.repeat(POST_CELL_MAX))).toBeTruthy();
    expect(screen.getByText(`${'z'.repeat(POST_CELL_MAX)}…`)).toBeTruthy();
  });

  it('a post with a drafted response is distinguished from one without any', async () => {
    const archived = { ...response, status: 'Archived' as const };
    open('/', [
      post(1, { responses: [response] }),
      post(2, { responses: [{ ...response, isDeleted: true }, archived] }),
      post(3, {
        responses: [
          { ...response, status: 'Published', body: 'Begin small.' },
          { ...archived, createdAt: '2026-01-02T00:00:00.000Z' },
        ],
        unanswered: false,
      }),
    ]);
    await listed();
    const stateOf = (n: number) => screen.getByText(`How do we wait, number ${n}?`).closest('tr')?.textContent;
    expect(stateOf(1)).toContain(postLabels.drafted);
    expect(stateOf(2)).toContain(postLabels.unanswered);
    // The published response represents the post, whatever was written after it.
    expect(stateOf(3)).toContain('Begin small.');
    expect(stateOf(3)).toContain('Published');
  });

  it('a deleted post is greyed and labelled as deleted [B735]', async () => {
    open('/', [post(1, { isDeleted: true, post: 'Sent by mistake.' })]);
    await listed();
    const row = screen.getByText('Sent by mistake.').closest('tr') as HTMLElement;
    expect(row.className).toContain('deleted');
    expect(within(row).getByText('Deleted')).toBeTruthy();
    expect(row.querySelector('button[aria-label^="Delete"]')).toBeNull();
  });
});

it('several posts are deleted and restored with one request each, which count and undo only what they changed', async () => {
  const server = open('/', [post(1), post(2), post(3, { isDeleted: true, deletedAt: AT })]);
  await listed();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  fireEvent.click(bar.getByRole('button', { name: 'Delete 2' }));
  await screen.findAllByText(postLabels.deleteSeveral(2));
  press('Yes');
  // Somebody else has deleted the first one meanwhile: it is neither counted nor restored.
  await screen.findByText(postLabels.deletedSeveral(1));
  expect(server.of('POST userPost/delete').map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(2)] }]);
  press('Undo');
  expect(await screen.findByText(postLabels.restored(1))).toBeTruthy();
  expect(server.of('POST userPost/restore').map(({ body }) => body)).toEqual([{ ids: [idOf(2)] }]);
});

describe('deleted post', () => {
  const deleted = [post(1, { isDeleted: true, deletedAt: AT }), post(2, { isDeleted: true, responses: [response] })];

  it('a deleted post offers View and Restore [B735]', async () => {
    const sent = open('/', [...deleted, post(3)]);
    await listed();
    const actionsOf = (n: number) => {
      const row = screen.getByText(`How do we wait, number ${n}?`).closest('tr') as HTMLElement;
      return within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(' ')[0]);
    };
    expect(actionsOf(1)).toEqual(['View', 'Restore']);
    expect(actionsOf(3)).toContain('Answer');
    expect(actionsOf(3)).not.toContain('Restore');
    fireEvent.click(screen.getAllByRole('button', { name: /^Restore/ })[0] as HTMLElement);
    expect(await screen.findByText(postTexts.restored)).toBeTruthy();
    expect(sent.of('PATCH userPost/:id/restore')).toHaveLength(1);
  });

  it('a deleted post opens as a page to read, says that it takes no responses, and can be restored [B735]', async () => {
    open(`/?postId=${idOf(1)}`, deleted);
    expect(await screen.findByText(postTexts.deletedTakesNone)).toBeTruthy();
    expect(screen.queryByLabelText('Response')).toBeNull();
    expect(screen.queryByRole('button', { name: postLabels.publish })).toBeNull();
    expect(screen.queryByRole('button', { name: postLabels.draft })).toBeNull();
    cleanup();
    const sent = open(`/?postId=${idOf(2)}`, deleted);
    const page = await screen.findByRole('dialog', { name: /^Post of/ });
    expect(await within(page).findByText(response.body)).toBeTruthy();
    expect(within(page).queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: postLabels.newResponse })).toBeNull();
    fireEvent.click(within(page).getByRole('button', { name: 'Restore post' }));
    await waitFor(() => expect(sent.of('PATCH userPost/:id/restore')).toHaveLength(1));
  });
});

describe('responding to a post', () => {
  it('postId opens the post for editing, with its response [B705 B854 T408]', async () => {
    open(`/?postId=${idOf(1)}`);
    expect((await editor()).value).toBe('Try a timer.');
    expect((await editor()).disabled).toBe(false);
    expect(document.querySelector('dialog[data-side="end"] [data-part="title"]')?.textContent).toBe(postTexts.drawer);
  });

  it('saving sends the whole response and confirms it [B734 B878 T485]', async () => {
    const server = open(`/?postId=${idOf(1)}`);
    fireEvent.change(await editor(), { target: { value: 'Try a visual timer.' } });
    press(postLabels.draft);
    expect(await screen.findByText(postTexts.answered)).toBeTruthy();
    expect(server.of('PUT userPost/:id/answer')[0]).toMatchObject({
      path: `userPost/${idOf(1)}/answer`,
      body: {
        postInteractionId: idOf(5),
        body: 'Try a visual timer.',
        status: 'Draft',
        referralLinks: [],
        isDeleted: false,
        parentId: null,
        version: 4,
      },
    });
  });

  it('publishing is the first button and needs no other choice, saving a draft the second [B734 B878]', async () => {
    const server = open(`/?postId=${idOf(1)}`, [post(1)]);
    fireEvent.change(await editor(), { target: { value: 'Begin small.' } });
    const buttons = [...document.querySelectorAll('dialog [data-part="footer"] button')].map(
      ({ textContent }) => textContent,
    );
    expect(buttons).toEqual([postLabels.publish, postLabels.draft, 'Cancel']);
    expect(screen.queryByLabelText('Status')).toBeNull();
    press(postLabels.publish);
    expect(await screen.findByText(postTexts.answered)).toBeTruthy();
    expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({
      postInteractionId: null,
      body: 'Begin small.',
      status: 'Published',
    });
  });

  it('a drafted response is published unchanged', async () => {
    const server = open(`/?postId=${idOf(1)}`);
    await editor();
    press(postLabels.publish);
    await waitFor(() => expect(server.of('PUT userPost/:id/answer')).toHaveLength(1));
    expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({ body: 'Try a timer.', status: 'Published' });
  });

  it('a response the family has seen is archived by its status [B734]', async () => {
    const server = open(`/?postId=${idOf(1)}`, [post(1, { responses: [{ ...response, status: 'Published' }] })]);
    await editor();
    expect(screen.queryByRole('button', { name: postLabels.publish })).toBeNull();
    const field = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...field.options].map(({ text }) => text)).toEqual(['Draft', 'Published', 'Archived']);
    fireEvent.change(field, { target: { value: '2' } });
    press(postLabels.answer);
    await waitFor(() => expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({ status: 'Archived' }));
  });

  it('the editor stands above the other responses, and deleted ones are folded', async () => {
    const others = [
      { ...response, _id: idOf(6), body: 'An old one.', createdAt: '2025-12-01T00:00:00.000Z' },
      { ...response, _id: idOf(7), body: 'A deleted one.', isDeleted: true },
    ];
    open(`/?postId=${idOf(1)}`, [post(1, { responses: [response, ...others] })]);
    const old = await screen.findByText('An old one.');
    const box = await editor();
    expect(box.compareDocumentPosition(old) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(old.closest('details')).toBeNull();
    const fold = screen.getByText('A deleted one.').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe(postLabels.deletedAnswers(1));
  });

  it('an unchanged response is not sent [B740]', async () => {
    const server = open(`/?postId=${idOf(1)}`);
    await editor();
    press(postLabels.draft);
    expect(await screen.findByText(shellTexts.nothingChanged)).toBeTruthy();
    expect(server.of('PUT userPost/:id/answer')).toEqual([]);
  });

  it('a first response needs text of at most 2000 characters [B826 B827 T451]', async () => {
    const server = open(`/?postId=${idOf(1)}`, [post(1)]);
    await editor();
    press(postLabels.draft);
    expect(await screen.findAllByText(new RegExp(postTexts.bodyRequired))).not.toHaveLength(0);
    fireEvent.change(await editor(), { target: { value: 'x'.repeat(POST_MAX + 1) } });
    press(postLabels.draft);
    expect(await screen.findAllByText(new RegExp(postTexts.tooLong))).not.toHaveLength(0);
    expect(server.of('PUT userPost/:id/answer')).toEqual([]);
    fireEvent.change(await editor(), { target: { value: 'x'.repeat(POST_MAX) } });
    press(postLabels.draft);
    await waitFor(() => expect(server.of('PUT userPost/:id/answer')).toHaveLength(1));
    expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({ postInteractionId: null, status: 'Draft' });
  });

  it('typed text is sent as a new response when somebody else responds meanwhile', async () => {
    const server = open(`/?postId=${idOf(1)}`, [post(1, { responses: [] })]);
    fireEvent.change(await editor(), { target: { value: 'My own words.' } });
    await server.answered({ ...response, status: 'Published' });
    expect(await screen.findByText('Earlier responses')).toBeTruthy();
    expect((await editor()).value).toBe('My own words.');
    press(postLabels.draft);
    await waitFor(() => expect(server.of('PUT userPost/:id/answer')).toHaveLength(1));
    const { body } = server.of('PUT userPost/:id/answer')[0] ?? {};
    expect(body).toMatchObject({ postInteractionId: null, body: 'My own words.' });
    expect(body).not.toHaveProperty('version');
  });

  it('a change stays with its response when a newer one is published meanwhile', async () => {
    const server = open(`/?postId=${idOf(1)}`, [post(1, { responses: [response] })]);
    fireEvent.change(await editor(), { target: { value: 'Try two timers.' } });
    await server.answered({ ...response, _id: idOf(6), status: 'Published', createdAt: '2026-02-01T00:00:00.000Z' });
    expect(await screen.findByText('Other responses')).toBeTruthy();
    press(postLabels.draft);
    await waitFor(() => expect(server.of('PUT userPost/:id/answer')).toHaveLength(1));
    expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({ postInteractionId: idOf(5), version: 4 });
  });

  describe('unfinished response', () => {
    beforeEach(() => {
      signInForTest();
      return closeSession;
    });

    it('an unfinished response is restored after a new sign-in, never into somebody else’s response', async () => {
      const posts = [post(1, { responses: [] })];
      open(`/?postId=${idOf(1)}`, posts);
      fireEvent.change(await editor(), { target: { value: 'Half an answ' } });
      await waitFor(() => expect(storedDrafts()).toHaveLength(1));
      closeSession();
      cleanup();

      signInForTest();
      posts[0]?.responses.push(response);
      const server = open(`/?postId=${idOf(1)}`, posts);
      expect((await editor()).value).toBe('Try a timer.');
      press(postLabels.newResponse);
      await waitFor(async () => expect((await editor()).value).toBe('Half an answ'));
      press(postLabels.draft);
      await waitFor(() => expect(server.of('PUT userPost/:id/answer')).toHaveLength(1));
      expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({ postInteractionId: null });
      await waitFor(() => expect(storedDrafts()).toEqual([]));
    });

    it('a discarded response draft is deleted, also after the prompt on the browser’s back', async () => {
      open('/', [post(1, { responses: [] })]);
      await listed();
      act(() => place.go(`/?postId=${idOf(1)}`));
      fireEvent.change(await editor(), { target: { value: 'Half an answ' } });
      await waitFor(() => expect(storedDrafts()).toHaveLength(1));
      act(() => place.back());
      fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(storedDrafts()).toEqual([]));
    });
  });

  it('a response refers to published content, searched by word characters only and debounced [B828 B913]', async () => {
    const server = open(`/?postId=${idOf(1)}`);
    await editor();
    const search = screen.getByLabelText('Referral links');
    fireEvent.click(search);
    fireEvent.change(search, { target: { value: 'wai-ting!' } });
    await waitFor(() => expect(server.of('GET search/assets').at(-1)?.query).toMatchObject({ search: 'waiting' }));
    expect(server.of('GET search/assets').at(-1)?.query['category']).toBe('All');
    fireEvent.click((await screen.findAllByText('Waiting')).at(-1) as HTMLElement);
    press(postLabels.draft);
    await waitFor(() =>
      expect(server.of('PUT userPost/:id/answer')[0]?.body).toMatchObject({
        referralLinks: [{ title: 'Waiting', internalDeepLink: 'amberway://waiting' }],
      }),
    );
  });
});
