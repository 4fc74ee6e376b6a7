import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { POST_MAX, postTexts } from '@amberway/contract/posts/texts';
import { storedDrafts } from '../../../kernel/drafts/local.ts';
import { signInForTest } from '../../../kernel/drafts/testing.ts';
import { closeSession } from '../../../kernel/sign-in/state.ts';
import { acting, IDS, me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { type TestRequest, Refusal, serve } from '../../../ui/testing/server.ts';
import { SETTINGS } from '../../../ui/testing/settings.ts';
import { MyPostsScreen } from './MyPostsScreen.tsx';
import { withTopic } from './topic.ts';
import { myPostLabels } from './labels.ts';

const TIMES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', version: 1 };
const person = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const ID = '05a00000-0000-7000-8000-000000000259';
const answer = (links: UserPost['responses'][number]['referralLinks']): UserPost['responses'][number] => ({
  _id: '07a00000-0000-7000-8000-000000000001',
  ...TIMES,
  type: 'Response',
  parentId: null,
  user: { ...person, _id: IDS.coach, firstName: 'Mia', lastName: 'Reed' },
  body: 'Try a timer.',
  referralLinks: links,
  status: 'Published',
  isDeleted: false,
});
const post = (text: string, responses: UserPost['responses'] = []): UserPost => ({
  _id: '06a00000-0000-7000-8000-000000000001',
  ...TIMES,
  user: person,
  post: text,
  isDeleted: false,
  deletedAt: null,
  unanswered: responses.length === 0,
  interactions: responses,
  responses,
});
const answers = (docs: UserPost[]) => ({
  'GET userPost': () => ({ docs, totalCount: docs.length }),
  'GET home/categories': () => [],
  'GET settings': () => SETTINGS,
});
const show = (user = me('parent')) => renderScreen(<MyPostsScreen />, '/dashboard/myposts', { me: user });
const box = () => screen.findByLabelText(myPostLabels.ask);
const send = async () => fireEvent.click(await screen.findByRole('button', { name: myPostLabels.send }));

describe('posts of a family', () => {
  it('an empty or too long post is rejected, a rejected one preserves its text, and a valid one is sent', async () => {
    let refuse = true;
    const server = serve({
      ...answers([]),
      'POST userPost': () =>
        refuse ? new Refusal(422, 'invalid', 'Hm.', { post: 'Not like this.' }) : post('A question'),
    });
    show();
    const text = await box();
    await send();
    expect(await screen.findByText(postTexts.postRequired)).toBeTruthy();
    fireEvent.change(text, { target: { value: 'x'.repeat(POST_MAX + 1) } });
    await send();
    expect(await screen.findByText(postTexts.tooLong)).toBeTruthy();
    expect(server.of('POST userPost')).toHaveLength(0);
    fireEvent.change(text, { target: { value: ' A question ' } });
    await send();
    expect(await screen.findByText('Not like this.')).toBeTruthy();
    expect(text).toHaveProperty('value', ' A question ');
    refuse = false;
    await send();
    expect(await screen.findByText(postTexts.written)).toBeTruthy();
    await waitFor(() => expect(text).toHaveProperty('value', ''));
    const [first, second] = server.of('POST userPost');
    expect(first?.body).toEqual({ post: 'A question' });
    expect(second?.key).toBe(first?.key);
  });

  it('responses show links to pages of this app; hostile text stays text', async () => {
    const hostile = '<img src=x onerror=alert(1)> <script>alert(1)</script>';
    serve(
      answers([
        post(hostile, [
          answer([
            { title: 'A morning plan', internalDeepLink: `amberway://event-callback/${ID}/blog` },
            { title: 'Daily Diary', internalDeepLink: 'amberway://diary' },
            // oxlint-disable-next-line no-script-url
            { title: 'Never a link', internalDeepLink: 'javascript:alert(1)' },
          ]),
        ]),
      ]),
    );
    show();
    expect(await screen.findByText(hostile)).toBeTruthy();
    expect(screen.getByText(myPostLabels.answered)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'A morning plan' });
    expect(link.getAttribute('href')).toBe(`/dashboard/event-callback/${ID}/blog`);
    expect(screen.getByRole('link', { name: 'Daily Diary' }).getAttribute('href')).toBe('/dashboard/mydiary');
    expect(screen.queryByText('Never a link')).toBeNull();
  });

  it('staff in a family’s view read its posts and cannot write [B854]', async () => {
    serve(answers([post('Waiting')]));
    show(acting());
    expect(await screen.findByText(myPostLabels.waiting)).toBeTruthy();
    // Only the time, whose press shows the exact stamp.
    expect(screen.getAllByRole('button').filter((button) => !button.querySelector('time'))).toEqual([]);
  });
});

describe('unfinished post', () => {
  beforeEach(() => {
    signInForTest();
    return closeSession;
  });
  /** The server stores one draft. */
  const drafts = (stored: unknown = null) => {
    let now = stored;
    return {
      'GET draft/:kind/:key': () => now && { value: now, version: 1, updatedAt: TIMES.updatedAt },
      'PUT draft/:kind/:key': ({ body }: TestRequest) => {
        now = (body as { value: unknown }).value;
        return { version: 1, updatedAt: TIMES.updatedAt };
      },
      'DELETE draft/:kind/:key': () => {
        now = null;
        return null;
      },
    };
  };
  const type = async (text: string) => fireEvent.change(await box(), { target: { value: text } });
  const stored = () => storedDrafts().map(({ draft }) => (draft.value as { text: string }).text);

  it('the draft of a second post in one visit is stored as well', async () => {
    const server = serve({ ...answers([]), ...drafts(), 'POST userPost': () => post('First') });
    show();
    await type('First');
    await waitFor(() => expect(stored()).toEqual(['First']));
    await send();
    await waitFor(() => expect(server.of('DELETE draft/:kind/:key')).toHaveLength(1));
    expect(stored()).toEqual([]);
    await type('Second');
    await waitFor(() => expect(stored()).toEqual(['Second']));
    await send();
    await waitFor(() => expect(server.of('POST userPost')).toHaveLength(2));
    const [first, second] = server.of('POST userPost');
    expect(second?.key).not.toBe(first?.key);
  });

  it('a post whose request got no response is sent again under the same key', async () => {
    const server = serve({
      ...answers([]),
      ...drafts(),
      'POST userPost': () => new Refusal(503, 'unavailable', 'Lost.'),
    });
    const first = show();
    await type('A question');
    await send();
    expect(await screen.findByText('Lost.')).toBeTruthy();
    first.unmount();
    show();
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'A question'));
    await send();
    await waitFor(() => expect(server.of('POST userPost')).toHaveLength(2));
    const [before, again] = server.of('POST userPost');
    expect(again?.key).toBe(before?.key);
  });

  it('a draft of an earlier release, with the text only, is restored', async () => {
    serve({ ...answers([]), ...drafts('Old words') });
    show();
    expect(await box()).toHaveProperty('value', 'Old words');
  });
});

describe('topic', () => {
  it('a topic starts the text, replaces another one and can be removed', () => {
    const topics = ['Bedtime', 'Meals'];
    expect(withTopic('How?', 'Meals', topics)).toBe('Meals: How?');
    expect(withTopic('Meals: How?', 'Bedtime', topics)).toBe('Bedtime: How?');
    expect(withTopic('Meals: How?', 'Meals', topics)).toBe('How?');
  });
});
