import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { holdTransfers, type Transfer } from '../testing/transfers.ts';
import { FileDrop } from './FileDrop.tsx';
import type { FileValue } from './file-value.ts';

let sent: Transfer[] = [];
beforeEach(() => {
  serve({});
  sent = holdTransfers();
});
/** Files are sent one after the other, in the order they were chosen. */
const sending = async (place = 0) => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(place));
  return sent[place] as Transfer;
};
const keep = (transfer: Transfer) =>
  act(() => transfer.keep({ public_url: `/files/${transfer.name}`, fileName: transfer.name }));

type FieldProps = { several?: boolean; purpose?: UploadPurpose };
const Field = ({ several = false, purpose = 'thumbnail' }: FieldProps) => {
  const [files, setFiles] = useState<readonly FileValue[]>([]);
  return <FileDrop label="Thumbnail" purpose={purpose} several={several} value={files} onChange={setFiles} />;
};
const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Thumbnail'), files, { applyAccept: false });

describe('file drop', () => {
  it('shows its rule, sends the file, shows progress and passes on what was stored', async () => {
    renderScreen(<Field />);
    expect(screen.getByText('JPG, PNG, GIF, WEBP up to 2 MB')).toBeTruthy();
    await choose(picture());
    const transfer = await sending();
    expect(transfer.url).toBe('/api/upload?purpose=thumbnail');
    act(() => transfer.progress(72, 100));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' }).getAttribute('aria-valuenow')).toBe('72');
    keep(transfer);
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.getByLabelText('Thumbnail')).toBeTruthy();
  });

  it.each<[UploadPurpose, string]>([
    ['thumbnail', uploadTexts.uploadSucceeded],
    ['session', uploadTexts.fileUploaded],
    ['avatar', uploadTexts.imageUploaded],
  ])(
    'a stored file of purpose %s shows the notice %s, and its removal its own notice [T360 T362 T363]',
    async (purpose, notice) => {
      renderScreen(<Field purpose={purpose} />);
      await choose(picture());
      keep(await sending());
      expect(await screen.findByText(notice)).toBeTruthy();
      await userEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
      expect(await screen.findByText(uploadTexts.fileRemoved)).toBeTruthy();
    },
  );

  it('rejects a file before sending, with the reason', async () => {
    renderScreen(<Field />);
    await choose(new File(['x'], 'a.pdf'));
    expect(screen.getByRole('alert').textContent).toBe(uploadTexts.onlyImages);
    expect(sent).toEqual([]);
  });

  it('rejects files that exceed the storage before sending any, counting those being uploaded', async () => {
    serve({ 'GET files/usage': () => ({ used: 1000, limit: 1010 }) });
    renderScreen(<Field several />);
    const ofSize = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });
    await choose(ofSize('a.png', 6), ofSize('b.png', 6), ofSize('c.png', 4));
    expect((await screen.findByRole('alert')).textContent).toBe(quotaTexts.full(6, { used: 1006, limit: 1010 }));
    await sending(1);
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'c.png']);
  });

  it('can be cancelled', async () => {
    renderScreen(<Field />);
    await choose(picture());
    const transfer = await sending();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
    expect(transfer.aborted).toBe(true);
    expect(screen.queryByText('a.png')).toBeNull();
  });

  it('a failed upload shows a notice, and its row the reason and a retry [T361]', async () => {
    renderScreen(<Field />);
    await choose(picture());
    const transfer = await sending();
    act(() => transfer.respond(507, { status: false, code: 'internal', message: 'Storage is full.' }));
    expect(await screen.findByText('Storage is full.')).toBeTruthy();
    expect(await screen.findByText(uploadTexts.uploadFailed)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
    keep(await sending(1));
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
  });

  it('a file that the server refuses keeps the drop zone and has one message, until another is chosen', async () => {
    renderScreen(<Field />);
    await choose(picture());
    const transfer = await sending();
    act(() => transfer.respond(415, { status: false, code: 'unsupported', message: 'This is no picture.' }));
    expect(await screen.findByText('This is no picture.')).toBeTruthy();
    expect(screen.queryByText(uploadTexts.uploadFailed)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again: a.png' })).toBeNull();
    expect(screen.getByLabelText('Thumbnail')).toBeTruthy();
    await choose(picture('b.png'));
    expect(screen.queryByText('This is no picture.')).toBeNull();
    keep(await sending(1));
    expect(await screen.findByRole('button', { name: 'Remove b.png' })).toBeTruthy();
    expect(screen.queryByLabelText('Thumbnail')).toBeNull();
  });

  it('accepts several dropped files and uploads each independently', async () => {
    renderScreen(<Field several />);
    const zone = screen.getByLabelText('Thumbnail').parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [picture('a.png'), picture('b.png')] } });
    await sending(1);
    const [first, second] = sent as [Transfer, Transfer];
    keep(second);
    expect(await screen.findByRole('button', { name: 'Remove b.png' })).toBeTruthy();
    keep(first);
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove b.png' })).toBeTruthy();
  });

  it('stops sending when it is unmounted', async () => {
    const { unmount } = renderScreen(<Field />);
    await choose(picture());
    const transfer = await sending();
    unmount();
    expect(transfer.aborted).toBe(true);
  });
});
