import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { uploadFile } from '../../kernel/upload.ts';
import { renderScreen } from '../testing/render.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

vi.mock('../../kernel/upload.ts', () => ({ uploadFile: vi.fn() }));

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

describe('a picture in written text', () => {
  it('is put in with its description', async () => {
    let finish: (file: UploadedFile) => void = () => {};
    vi.mocked(uploadFile).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    start();
    expect(screen.getByText('sending cat.png')).toBeTruthy();
    await act(async () => finish({ public_url: '/api/files/1/cat.png' } as UploadedFile));
    expect(setImage).toHaveBeenCalledWith({ src: '/api/files/1/cat.png', alt: 'A cat' });
    expect(screen.getByText('idle')).toBeTruthy();
  });

  it('a failed upload shows the editor’s own text [B582]', async () => {
    vi.mocked(uploadFile).mockRejectedValue(new Error('boom'));
    start();
    expect(await screen.findByText(uploadTexts.editorUploadFailed)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
  });

  it('what is no picture is refused before it is sent', async () => {
    vi.mocked(uploadFile).mockClear();
    start('notes.pdf');
    expect(await screen.findByText(uploadTexts.onlyImages)).toBeTruthy();
    expect(uploadFile).not.toHaveBeenCalled();
  });
});
