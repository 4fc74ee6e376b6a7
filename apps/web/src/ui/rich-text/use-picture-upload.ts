import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { useStorageCheck } from '../../kernel/queries/storage.ts';
import { uploadFile } from '../../kernel/upload.ts';
import { refusalOf } from '../files/check-file.ts';
import { useTellUnderWay } from '../files/under-way.ts';
import { useNotices } from '../notices.ts';

export type Sending = { name: string; progress: number } | null;

/** Sends a picture and puts it where the cursor is. The text can be written on meanwhile. */
export const usePictureUpload = (editor: Editor | null) => {
  const notices = useNotices();
  const whyNotStored = useStorageCheck();
  const [sending, setSending] = useState<Sending>(null);
  // Another picture can be chosen while one is on its way; the bar is that of the last.
  const [underWay, setUnderWay] = useState(0);
  useTellUnderWay(underWay > 0);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (file: File, description: string) => {
    const refusal = refusalOf(file, 'editor') ?? (await whyNotStored(file.size));
    if (refusal) {
      notices.error(new Error(refusal));
      return;
    }
    const mine = new AbortController();
    control.current = mine;
    setSending({ name: file.name, progress: 0 });
    setUnderWay((count) => count + 1);
    try {
      const { public_url: src } = await uploadFile(file, {
        purpose: 'editor',
        signal: mine.signal,
        onProgress: (progress) => control.current === mine && setSending({ name: file.name, progress }),
      });
      editor?.chain().focus().setImage({ src, alt: description }).run();
    } catch {
      if (!mine.signal.aborted) notices.error(new Error(uploadTexts.editorUploadFailed));
    }
    if (control.current === mine) setSending(null);
    setUnderWay((count) => count - 1);
  };

  return {
    sending,
    send: (file: File, description: string) => void send(file, description),
    cancel: () => control.current?.abort(),
  };
};
