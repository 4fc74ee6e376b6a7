import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { useLoadUsage, whyNotStored } from '../../kernel/queries/storage.ts';
import { uploadFile } from '../../kernel/upload.ts';
import { refusalOf } from '../files/check-file.ts';
import { useReportPending } from '../files/pending-uploads.ts';
import { useNotices } from '../notices.ts';

class QuotaError extends Error {}

export type Sending = { name: string; progress: number } | null;

/** Uploads a picture and inserts it at the cursor. Writing can continue meanwhile. */
export const usePictureUpload = (editor: Editor | null) => {
  const notices = useNotices();
  const loadUsage = useLoadUsage();
  const [sending, setSending] = useState<Sending>(null);
  // Another picture can be chosen during an upload; the progress bar shows the last one.
  const [pending, setPending] = useState(0);
  useReportPending(pending > 0);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (file: File, description: string) => {
    const refusal = refusalOf(file, 'editor');
    if (refusal) {
      notices.error(new Error(refusal));
      return;
    }
    const mine = new AbortController();
    control.current = mine;
    setSending({ name: file.name, progress: 0 });
    setPending((count) => count + 1);
    try {
      const full = whyNotStored(await loadUsage(), file.size);
      if (full) throw new QuotaError(full);
      mine.signal.throwIfAborted();
      const { public_url: src } = await uploadFile(file, {
        purpose: 'editor',
        signal: mine.signal,
        onProgress: (progress) => control.current === mine && setSending({ name: file.name, progress }),
      });
      editor?.chain().focus().setImage({ src, alt: description }).run();
    } catch (error) {
      const shown = error instanceof QuotaError ? error : new Error(uploadTexts.editorUploadFailed);
      if (!mine.signal.aborted) notices.error(shown);
    }
    if (control.current === mine) setSending(null);
    setPending((count) => count - 1);
  };

  return {
    sending,
    send: (file: File, description: string) => void send(file, description),
    cancel: () => control.current?.abort(),
  };
};
