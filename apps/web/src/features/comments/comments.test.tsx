import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { signInForTest } from '../../kernel/drafts/testing.ts';
import { closeSession } from '../../kernel/sign-in/state.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { Comments } from './Comments.tsx';
import { commentLabels } from './labels.ts';

const RESOURCE = '03a00000-0000-7000-8000-000000000001';

beforeEach(() => {
  signInForTest();
  serve({ 'GET comment/:id': () => [], 'GET draft/:kind/:key': () => null });
  return closeSession;
});

const show = async (user: CurrentUser) => {
  cleanup();
  renderScreen(<Comments contentId={RESOURCE} />, '/dashboard/resources', { me: user });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Write a comment');
  await waitFor(() => expect(box.readOnly).toBe(false));
  return box;
};

it('a comment begun in one family’s view appears neither in another family’s view nor in the own view', async () => {
  const text = 'For Arlo';
  fireEvent.change(await show(acting()), { target: { value: text } });
  await waitFor(() => expect(storedDrafts().map(({ draft }) => draft.value)).toMatchObject([{ text }]));
  expect((await show(me('coach'))).value).toBe('');
  expect((await show({ ...acting(), _id: IDS.stranger })).value).toBe('');
  expect((await show(acting())).value).toBe(text);
});

it('staff see below the box who reads comments; families, and staff in their view, do not', async () => {
  await show(me('coach'));
  expect(screen.getByText(commentLabels.readers)).toBeTruthy();
  for (const user of [me('parent'), acting()]) {
    await show(user);
    expect(screen.queryByText(commentLabels.readers)).toBeNull();
  }
});
