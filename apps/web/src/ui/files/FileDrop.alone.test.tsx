import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { uploadFile } from '../../kernel/upload.ts';
import { renderScreen } from '../testing/render.tsx';
import { FileDrop, type KeptFile } from './FileDrop.tsx';

vi.mock('../../kernel/upload.ts', () => ({ uploadFile: vi.fn() }));

type Sent = {
  finish: () => void;
  fail: (error: Error) => void;
  progress: (share: number) => void;
  signal: AbortSignal;
  name: string;
};
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.mocked(uploadFile)
    .mockReset()
    .mockImplementation(
      (file, options) =>
        new Promise((resolve, reject) => {
          sent.push({
            name: file.name,
            finish: () => resolve({ public_url: `/files/${file.name}`, fileName: file.name } as UploadedFile),
            fail: reject,
            progress: (share) => options?.onProgress?.(share),
            signal: options?.signal as AbortSignal,
          });
        }),
    );
});

const Field = ({ several = false }: { several?: boolean }) => {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  return <FileDrop label="Thumbnail" purpose="thumbnail" several={several} value={files} onChange={setFiles} />;
};
const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Thumbnail'), files, { applyAccept: false });

describe('file drop', () => {
  it('shows its rule, sends, shows progress and keeps what came back', async () => {
    renderScreen(<Field />);
    expect(screen.getByText('JPG, PNG, GIF, WEBP up to 2 MB')).toBeTruthy();
    await choose(picture());
    expect(vi.mocked(uploadFile).mock.calls[0]?.[1]?.purpose).toBe('thumbnail');
    act(() => sent[0]?.progress(0.72));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' }).getAttribute('aria-valuenow')).toBe('72');
    act(() => sent[0]?.finish());
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.getByLabelText('Thumbnail')).toBeTruthy();
  });

  it('refuses before sending, with the reason', async () => {
    renderScreen(<Field />);
    await choose(new File(['x'], 'a.pdf'));
    expect(screen.getByRole('alert').textContent).toBe(uploadTexts.onlyImages);
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    renderScreen(<Field />);
    await choose(picture());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(screen.queryByText('a.png')).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    renderScreen(<Field />);
    await choose(picture());
    act(() => sent[0]?.fail(new Error('Storage is full.')));
    expect((await screen.findByRole('alert')).textContent).toBe('Storage is full.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
    act(() => sent[1]?.finish());
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
  });

  it('takes several by dropping, and each in its own time', async () => {
    renderScreen(<Field several />);
    const zone = screen.getByLabelText('Thumbnail').parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [picture('a.png'), picture('b.png')] } });
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]?.finish());
    expect(await screen.findByRole('button', { name: 'Remove b.png' })).toBeTruthy();
    act(() => sent[0]?.finish());
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove b.png' })).toBeTruthy();
  });

  it('stops sending when it goes away', async () => {
    const { unmount } = renderScreen(<Field />);
    await choose(picture());
    unmount();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});
