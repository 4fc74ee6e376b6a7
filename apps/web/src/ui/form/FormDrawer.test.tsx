import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { DRAWER_PX } from '../sizes.ts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { draftServer, signInForTest } from '../../kernel/drafts/testing.ts';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { closeSession } from '../../kernel/sign-in/state.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import { place, renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { holdTransfers } from '../testing/transfers.ts';
import { FormDrawer } from './FormDrawer.tsx';
import { FormField } from './FormField.tsx';
import { useRecordUrl } from './use-record-url.ts';
import { Input } from '../kit/Input.tsx';

const body = z.strictObject({
  name: z.string().trim().min(1, 'Please input a name!'),
  note: z.string().max(5, 'At most 5 characters.').optional(),
  topic: z.string().max(8).optional(),
});
type Body = z.output<typeof body>;
const save = vi.fn();
const reload = vi.fn();

type PageProps = { draft?: boolean; more?: ReactNode; below?: ReactNode };
const Page = ({ draft = false, more, below }: PageProps) => {
  const record = useRecordUrl();
  return (
    <FormDrawer<Body, Body>
      at={record}
      noun="video"
      // As on the screens: the page knows the record only from the URL.
      draft={draft ? { kind: 'video', key: record.open?.id ?? '' } : undefined}
      schema={body}
      stored={{ values: { name: 'Waiting', note: 'old' }, version: 3 }}
      save={save}
      reload={reload}
      saved="Video saved"
      slices={['videos']}
      editable
      fields={
        <>
          <FormField<Body> name="name" label="Name">
            <Input />
          </FormField>
          <FormField<Body> name="note" label="Note" stopsAtLimit={false}>
            <Input />
          </FormField>
          {more}
        </>
      }
      below={below}
    />
  );
};
const Opener = () => {
  const { show } = useRecordUrl();
  return (
    <button type="button" onClick={() => show('Edit', '7')}>
      open
    </button>
  );
};

const open = (path = '/?page=2&edit=7') => renderScreen(<Page />, path);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save video' }));
const stale = new ApiError({ status: 409, code: 'stale', message: FAILURES.stale.message });

beforeEach(() => {
  save.mockReset().mockResolvedValue({});
  reload.mockReset();
});

describe('form drawer', () => {
  it('stops accepting input at the schema’s maximum length', async () => {
    renderScreen(
      <Page
        more={
          <FormField<Body> name="topic" label="Topic">
            <Input />
          </FormField>
        }
      />,
      '/?edit=7',
    );
    await screen.findByRole('textbox', { name: 'Topic' });
    expect(field('Topic').maxLength).toBe(8);
    expect(field('Note').getAttribute('maxlength')).toBeNull();
    expect(field('Name').getAttribute('maxlength')).toBeNull();
  });

  it('opens from the right, 520 wide, titled by its mode [B648 B910]', () => {
    open();
    const drawer = screen.getByRole('dialog', { name: 'Edit Video' });
    expect([drawer.dataset['side'], drawer.style.inlineSize]).toEqual(['end', `${DRAWER_PX}px`]);
    expect(DRAWER_PX).toBe(520);
  });

  it('View disables the inputs and offers Edit [B086]', async () => {
    open('/?view=7');
    expect(field('Name').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save video' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(place.path).toBe('/?edit=7');
    expect(field('Name').disabled).toBe(false);
  });

  it('sends what changed with the version, shows a notice, refreshes the lists and closes [B649]', async () => {
    const { client } = open();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    await type('Name', 'Turns ');
    await submit();
    await waitFor(() => expect(place.path).toBe('/?page=2'));
    expect(save).toHaveBeenCalledWith({ name: 'Turns', note: 'old' }, expect.objectContaining({ version: 3 }));
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['videos'] });
    expect(await screen.findByText('Video saved')).toBeTruthy();
  });

  it('an edit without a change is not sent and shows a warning [B740]', async () => {
    open();
    await submit();
    expect(await screen.findByText(shellTexts.nothingChanged)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    expect(place.path).toBe('/?page=2&edit=7');
  });

  it('shows and announces the contract’s messages and focuses the first invalid field', async () => {
    open();
    await type('Name', '');
    await type('Note', 'much too long');
    await submit();
    const summary = await screen.findByText(FAILURES.invalid.message);
    expect(summary.closest('[role=alert]')?.textContent).toContain('Name: Please input a name!');
    expect(summary.closest('[role=alert]')?.textContent).toContain('Note: At most 5 characters.');
    expect(document.activeElement).toBe(field('Name'));
    expect(save).not.toHaveBeenCalled();
    await type('Name', 'Turns');
    await waitFor(() => expect(screen.queryByText('Please input a name!')).toBeNull());
  });

  it('validates a field on blur', async () => {
    open();
    await type('Name', '');
    expect(screen.queryByText('Please input a name!')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Please input a name!')).toBeTruthy();
  });

  it('stays open with everything typed when the server rejects it, with an Error notice [B579 B580 B885 B891]', async () => {
    save.mockRejectedValue(
      new ApiError({ status: 409, code: 'duplicate', message: 'A video has this name.', errors: { name: 'Taken.' } }),
    );
    open();
    await type('Name', 'Turns');
    await submit();
    expect(await screen.findByText(shellTexts.errorTitle)).toBeTruthy();
    expect(screen.getByText('A video has this name.')).toBeTruthy();
    expect(await screen.findByText('Taken.')).toBeTruthy();
    expect(field('Name').value).toBe('Turns');
    expect(place.path).toBe('/?page=2&edit=7');
  });

  it('retries a failed save with the same key, and sends changed content with another', async () => {
    save.mockRejectedValue(new Error('offline'));
    open();
    await type('Name', 'Turns');
    await submit();
    await submit();
    await type('Name', 'Turns 2');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    const [first, second, third] = save.mock.calls.map(
      ([, info]) => (info as { idempotencyKey: string }).idempotencyKey,
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('two editors: my version is saved over theirs when I choose it', async () => {
    save.mockRejectedValueOnce(stale).mockResolvedValueOnce({});
    reload.mockResolvedValue({ values: { name: 'Theirs', note: 'old' }, version: 4 });
    open();
    await type('Name', 'Mine');
    await submit();
    const choice = await screen.findByRole('table');
    expect(within(choice).getByText('Mine', { selector: 'td' })).toBeTruthy();
    expect(within(choice).getByText('Theirs', { selector: 'td' })).toBeTruthy();
    expect(within(choice).queryByText('Note')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]).toEqual([{ name: 'Mine', note: 'old' }, expect.objectContaining({ version: 4 })]);
  });

  it('two editors: while both are shown, Save is labelled as keeping mine and does so', async () => {
    save.mockRejectedValueOnce(stale).mockResolvedValueOnce({});
    reload.mockResolvedValue({ values: { name: 'Theirs', note: 'old' }, version: 4 });
    open();
    await type('Name', 'Mine');
    await submit();
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Save video' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(place.path).toBe('/?page=2'));
    expect(save.mock.calls[1]).toEqual([{ name: 'Mine', note: 'old' }, expect.objectContaining({ version: 4 })]);
  });

  it('an error disappears when the save succeeds, and never shows twice', async () => {
    save.mockRejectedValueOnce(new Error('No room left.')).mockRejectedValueOnce(new Error('No room left.'));
    open();
    await type('Name', 'Turns');
    await submit();
    await screen.findByText('No room left.');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(screen.getAllByText('No room left.')).toHaveLength(1);
    await submit();
    await waitFor(() => expect(place.path).toBe('/?page=2'));
    await waitFor(() => expect(screen.queryByText('No room left.')).toBeNull());
  });

  it('two editors: their version is loaded when I choose it, and counts as unchanged', async () => {
    save.mockRejectedValueOnce(stale);
    reload.mockResolvedValue({ values: { name: 'Theirs', note: 'new' }, version: 4 });
    open();
    await type('Name', 'Mine');
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
    expect(field('Name').value).toBe('Theirs');
    expect(field('Note').value).toBe('new');
    await submit();
    expect(await screen.findByText(shellTexts.nothingChanged)).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('closes at once when nothing was typed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(place.path).toBe('/?page=2');
  });

  it('asks before typed text is discarded', async () => {
    open();
    await type('Name', 'Turns');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(place.path).toBe('/?page=2&edit=7');
    expect(field('Name').value).toBe('Turns');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const discard = await screen.findAllByRole('button', { name: 'Discard changes' });
    await userEvent.click(discard.at(-1) as HTMLElement);
    await waitFor(() => expect(place.path).toBe('/?page=2'));
  });

  it('the browser’s back button asks too, and keeps what was typed', async () => {
    renderScreen(
      <>
        <Opener />
        <Page />
      </>,
      '/?page=2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await type('Name', 'Turns');
    act(() => place.back());
    expect(place.path).toBe('/?page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(place.path).toBe('/?page=2&edit=7'));
    expect(field('Name').value).toBe('Turns');
  });
});

it('cannot be saved during a file upload, and says so', async () => {
  serve({});
  const sent = holdTransfers();
  renderScreen(<Page more={<FileDrop label="Film" purpose="thumbnail" />} />, '/?edit=7');
  await type('Name', 'Turns');
  await userEvent.upload(screen.getByLabelText('Film'), new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await submit();
  expect(await screen.findByText('A file is still being sent. Save again when it is done.')).toBeTruthy();
  expect([save.mock.calls, sent[0]?.aborted]).toEqual([[], false]);
  act(() => sent[0]?.keep({ public_url: '/files/a.png', fileName: 'a.png' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

describe('the draft of a form', () => {
  const openStored = () => renderScreen(<Page draft />, '/?edit=7');
  const BACK = 'Your unsaved changes were brought back.';
  beforeEach(() => {
    signInForTest();
    return closeSession;
  });

  it('survives an expired session and is restored with the version it was written for', async () => {
    const server = draftServer();
    const first = openStored();
    await screen.findByRole('textbox', { name: 'Name' });
    await type('Name', 'Typed for a quarter of an hour');
    await type('Note', '');
    // The session is over: the page unmounts without a chance to send anything.
    closeSession();
    first.unmount();
    expect(server.stored).toBeNull();

    signInForTest();
    openStored();
    expect(await screen.findByText(BACK)).toBeTruthy();
    expect(field('Name').value).toBe('Typed for a quarter of an hour');
    expect(field('Note').value).toBe('');
    await submit();
    await waitFor(() => expect(place.path).toBe('/'));
    expect(save).toHaveBeenCalledWith(
      { name: 'Typed for a quarter of an hour', note: '' },
      expect.objectContaining({ version: 3 }),
    );
    expect(storedDrafts()).toEqual([]);
    expect(server.stored).toBeNull();
  });

  it('is in the fields from the moment they appear', async () => {
    draftServer();
    const first = openStored();
    await screen.findByRole('textbox', { name: 'Name' });
    await type('Name', 'Typed before');
    first.unmount();

    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByText(BACK)) seen.push(field('Name').value);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    openStored();
    await screen.findByText(BACK);
    observer.disconnect();
    expect(new Set(seen)).toEqual(new Set(['Typed before']));
  });

  it('is loaded from the server on another device, and cleared fields stay empty', async () => {
    const server = draftServer();
    server.stored = {
      value: { values: { name: 'From the phone' }, version: 2, empty: ['note'] },
      version: 1,
      updatedAt: '2026-01-01T10:00:00Z',
    };
    openStored();
    expect(await screen.findByText(BACK)).toBeTruthy();
    expect(field('Name').value).toBe('From the phone');
    expect(field('Note').value).toBe('');
    await submit();
    // The record has reached version 3 since: the server gets the version that the text was written for.
    expect(save.mock.calls[0]?.[1]).toMatchObject({ version: 2 });
  });

  it('is sent again with the same key if the first save got no response', async () => {
    draftServer();
    save.mockRejectedValueOnce(new ApiError({ status: 0, code: 'unavailable', message: 'Lost.', noResponse: true }));
    const first = openStored();
    await screen.findByRole('textbox', { name: 'Name' });
    await type('Name', 'Turns');
    await submit();
    await screen.findByText('Lost.');
    first.unmount();

    openStored();
    expect(await screen.findByText(BACK)).toBeTruthy();
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const [lost, again] = save.mock.calls.map(([, info]) => (info as { idempotencyKey: string }).idempotencyKey);
    expect(again).toBe(lost);
  });

  it('is removed as soon as it is saved, however long the lists take to refresh', async () => {
    const server = draftServer();
    const { client } = openStored();
    vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
    await screen.findByRole('textbox', { name: 'Name' });
    await type('Name', 'Turns');
    await waitFor(() => expect(storedDrafts()).toHaveLength(1));
    await submit();
    await waitFor(() => expect(server.removed).toBe(1));
    expect(storedDrafts()).toEqual([]);
  });

  it('is removed when their version is loaded, and later input is stored on top of theirs', async () => {
    const server = draftServer();
    server.stored = {
      value: { values: { name: 'Mine', note: 'old' }, version: 3, empty: [] },
      version: 1,
      updatedAt: '2026-01-01T10:00:00Z',
    };
    save.mockRejectedValueOnce(stale);
    reload.mockResolvedValue({ values: { name: 'Theirs', note: 'new' }, version: 4 });
    openStored();
    await screen.findByText(BACK);
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(server.removed).toBe(1));
    expect([storedDrafts(), screen.queryByText(BACK)]).toEqual([[], null]);
    await type('Note', 'more');
    await waitFor(() =>
      expect(storedDrafts()[0]?.draft.value).toMatchObject({ values: { name: 'Theirs', note: 'more' }, version: 4 }),
    );
  });

  it('is awaited when going from View to Edit, and the content below the form stays', async () => {
    const server = draftServer();
    server.stored = {
      value: { values: { name: 'Kept', note: 'old' }, version: 3, empty: [] },
      version: 1,
      updatedAt: '2026-01-01T10:00:00Z',
    };
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const originalFetch = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('/draft/')) await arrived;
      return originalFetch(url, init);
    });
    renderScreen(<Page draft below={<textarea aria-label="Comment" />} />, '/?view=7');
    await userEvent.type(screen.getByLabelText('Comment'), 'Half a word');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(place.path).toBe('/?edit=7'));
    expect([field('Name').disabled, field('Name').value]).toEqual([true, 'Waiting']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save video' }).disabled).toBe(true);
    arrive();
    expect(await screen.findByText(BACK)).toBeTruthy();
    expect([field('Name').disabled, field('Name').value]).toEqual([false, 'Kept']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Half a word');
  });

  it('is removed when discarded after the browser’s back, when the page no longer knows the record', async () => {
    const server = draftServer();
    renderScreen(
      <>
        <Opener />
        <Page draft />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByRole('textbox', { name: 'Name' });
    await type('Name', 'Turns');
    await waitFor(() => expect(storedDrafts()).toHaveLength(1));
    act(() => place.back());
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(server.removed).toBe(1));
    expect([storedDrafts(), server.stored]).toEqual([[], null]);
  });

  it('is removed when discarded, and the form starts from the stored record', async () => {
    const server = draftServer();
    server.stored = {
      value: { values: { name: 'Old idea' }, empty: [] },
      version: 1,
      updatedAt: '2026-01-01T10:00:00Z',
    };
    openStored();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(field('Name').value).toBe('Waiting'));
    expect(screen.queryByText(BACK)).toBeNull();
    expect(server.removed).toBe(1);
    expect(storedDrafts()).toEqual([]);
  });

  it('is ignored if it has another shape, and a form that was only viewed sends no request', async () => {
    const server = draftServer();
    server.stored = { value: ['something else'], version: 1, updatedAt: '2026-01-01T10:00:00Z' };
    const first = openStored();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Waiting');
    first.unmount();
    server.stored = null;
    openStored();
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(place.path).toBe('/'));
    expect(server.removed).toBe(0);
  });
});
