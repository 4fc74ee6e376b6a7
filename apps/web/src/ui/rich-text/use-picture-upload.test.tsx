import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { PendingUploads } from '../files/pending-uploads.ts';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { holdTransfers, type Transfer } from '../testing/transfers.ts';
import { usePictureUpload } from './use-picture-upload.ts';

let sent: Transfer[] = [];
beforeEach(() => {
  serve({});
  sent = holdTransfers();
});
const firstUpload = () => waitFor(() => sent[0] ?? Promise.reject(new Error('nothing was sent')));

const setImage = vi.fn(() => ({ run: () => true }));
const editor = { chain: () => ({ focus: () => ({ setImage }) }) } as unknown as Editor;
const Page = ({ name = 'cat.png' }: { name?: string }) => {
  const { sending, send } = usePictureUpload(editor);
  return (
    <button type="button" onClick={() => send(new File(['x'], name), 'A cat')}>
      {sending ? `sending ${sending.name}` : 'idle'}
    </button>
  );
};
const start = (name?: string) => {
  renderScreen(<Page {...(name ? { name } : {})} />);
  fireEvent.click(screen.getByRole('button'));
};

describe('a picture in rich text', () => {
  it('is inserted with its description', async () => {
    start();
    expect(screen.getByText('sending cat.png')).toBeTruthy();
    const transfer = await firstUpload();
    expect([transfer.name, transfer.url]).toEqual(['cat.png', '/api/upload?purpose=editor']);
    act(() => transfer.keep({ public_url: '/api/files/1/cat.png' }));
    await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
    expect(setImage).toHaveBeenCalledWith({ src: '/api/files/1/cat.png', alt: 'A cat' });
  });

  it('is not sent if it exceeds the storage, with the reason shown', async () => {
    serve({ 'GET files/usage': () => ({ used: 10, limit: 10 }) });
    start();
    expect(await screen.findByText(quotaTexts.full(1, { used: 10, limit: 10 }))).toBeTruthy();
    await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
    expect(sent).toEqual([]);
  });

  it('shows the editor’s own message when the upload fails [B582]', async () => {
    start();
    const transfer = await firstUpload();
    act(() => transfer.end('error'));
    expect(await screen.findByText(uploadTexts.editorUploadFailed)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
  });

  it('makes the form around it wait until the last upload has finished', async () => {
    let waiting = 0;
    const begin = () => {
      waiting += 1;
      return () => {
        waiting -= 1;
      };
    };
    renderScreen(
      <PendingUploads value={begin}>
        <Page />
      </PendingUploads>,
    );
    expect(waiting).toBe(0);
    for (const _ of ['first', 'second']) fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(waiting).toBe(1);
    act(() => sent[1]?.keep({ public_url: '/api/files/2/cat.png' }));
    await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
    expect(waiting).toBe(1);
    act(() => sent[0]?.keep({ public_url: '/api/files/1/cat.png' }));
    await waitFor(() => expect(waiting).toBe(0));
  });

  it('is rejected before sending if the file is not a picture', async () => {
    start('notes.pdf');
    expect(await screen.findByText(uploadTexts.onlyImages)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
