import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { isPassing, messageOf } from '../../kernel/api-error.ts';
import { uploadFile } from '../../kernel/upload.ts';
import { refusalOf } from './check-file.ts';

export type UploadItem = {
  id: string;
  file: File;
  state: 'sending' | 'failed' | 'refused';
  /** 0 to 1. */
  progress: number;
  message?: string;
};

type Options = {
  purpose: UploadPurpose;
  onUploaded: (file: UploadedFile) => void;
  /** Said when the way to the server failed; a refusal says itself why. */
  failure?: string | undefined;
};

/** Files on their way: progress, cancel, another try. A finished one leaves the list and is handed over. */
export const useUploads = ({ purpose, onUploaded, failure }: Options) => {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const done = useRef(onUploaded);
  useEffect(() => {
    done.current = onUploaded;
  });
  // A form that closes takes its uploads with it.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const each of all.values()) each.abort();
      all.clear();
    };
  }, []);

  const change = useCallback(
    (id: string, part: Partial<UploadItem>) =>
      setItems((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [],
  );
  const drop = useCallback((id: string) => setItems((now) => now.filter((item) => item.id !== id)), []);

  const send = useCallback(
    async (id: string, file: File) => {
      const control = new AbortController();
      running.current.set(id, control);
      try {
        const uploaded = await uploadFile(file, {
          purpose,
          signal: control.signal,
          onProgress: (progress) => change(id, { progress }),
        });
        drop(id);
        done.current(uploaded);
      } catch (error) {
        if (control.signal.aborted) return;
        const message = failure && isPassing(error) ? failure : messageOf(error, uploadTexts.uploadFailed);
        change(id, { state: 'failed', message });
      } finally {
        running.current.delete(id);
      }
    },
    [purpose, change, drop, failure],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file): UploadItem => {
        const refusal = refusalOf(file, purpose);
        const base = { id: crypto.randomUUID(), file, progress: 0 };
        return refusal ? { ...base, state: 'refused', message: refusal } : { ...base, state: 'sending' };
      });
      setItems((now) => [...now, ...fresh]);
      for (const { id, file, state } of fresh) if (state === 'sending') void send(id, file);
    },
    [purpose, send],
  );

  return {
    items,
    add,
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      drop(id);
    },
    retry: ({ id, file }: UploadItem) => {
      change(id, { state: 'sending', progress: 0 });
      void send(id, file);
    },
  };
};
