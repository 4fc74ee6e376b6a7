import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { ApiError, isPassing, messageOf } from '../../kernel/api-error.ts';
import { type TransferOptions, uploadFile } from '../../kernel/upload.ts';
import { useLoadUsage, useStorageChanged, whyNotStored } from '../../kernel/queries/storage.ts';
import { newKey } from '../../kernel/new-key.ts';
import { useNotices } from '../notices.ts';
import { refusalOf } from './check-file.ts';
import { useReportPending } from './pending-uploads.ts';

export type UploadItem = {
  id: string;
  file: File;
  state: 'sending' | 'failed' | 'refused';
  /** 0 to 1. */
  progress: number;
  message?: string;
  /** The connection failed, not the file: it is retried automatically when the network is back. */
  passing?: boolean;
};

type Options<T> = {
  purpose: UploadPurpose;
  onUploaded: (stored: T, file: File) => void;
  /** The notice of a failed upload; the reason stays in the file's row. */
  failure?: string | undefined;
  /** Where it is sent; by default the general upload endpoint. Every attempt for a file has the same key. */
  send?: ((file: File, options: TransferOptions, idempotencyKey: string) => Promise<T>) | undefined;
  /** The family whose storage it counts against; if absent, the own account's. */
  clientId?: string | undefined;
  /** Called with the files that were stopped because the page was left. */
  onStopped?: ((files: readonly File[]) => void) | undefined;
};

/** The server has looked at the file and will not take it, however often it is sent. */
const isRefused = (error: unknown) => error instanceof ApiError && [413, 415, 422].includes(error.status);

type Running = ReadonlyMap<string, { file: File }>;

/** The bytes of earlier chosen files that are still being sent. */
const bytesAhead = (running: Running, id: string): number => {
  let bytes = 0;
  for (const [other, { file }] of running) {
    if (other === id) break;
    bytes += file.size;
  }
  return bytes;
};

/** Current uploads: progress, cancel, retry. A finished one leaves the list and is passed to the caller. */
export const useUploads = <T = UploadedFile>(options: Options<T>) => {
  const { purpose, onUploaded, failure, send: sendTo, onStopped, clientId } = options;
  const loadUsage = useLoadUsage(clientId);
  const storageChanged = useStorageChanged();
  const notices = useNotices();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  useReportPending(items.some(({ state }) => state === 'sending'));
  const running = useRef(new Map<string, { file: File; control: AbortController }>());
  const now = useRef({ onUploaded, sendTo, onStopped });
  useEffect(() => {
    now.current = { onUploaded, sendTo, onStopped };
  });
  // A form that is unmounted cancels its uploads.
  useEffect(() => {
    const all = running.current;
    return () => {
      const stopped = [...all.values()];
      for (const { control } of stopped) control.abort();
      all.clear();
      if (stopped.length > 0) now.current.onStopped?.(stopped.map(({ file }) => file));
    };
  }, []);

  const change = useCallback(
    (id: string, part: Partial<UploadItem>) =>
      setItems((list) => list.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [],
  );
  const drop = useCallback((id: string) => setItems((list) => list.filter((item) => item.id !== id)), []);

  const send = useCallback(
    async (id: string, file: File) => {
      const control = new AbortController();
      running.current.set(id, { file, control });
      const transferOptions = { signal: control.signal, onProgress: (progress: number) => change(id, { progress }) };
      try {
        const usage = await loadUsage();
        if (control.signal.aborted) return;
        const refusal = whyNotStored(usage, file.size, bytesAhead(running.current, id));
        if (refusal) {
          // Before the next file is checked, since that would count this one.
          running.current.delete(id);
          return change(id, { state: 'refused', message: refusal });
        }
        const own = now.current.sendTo;
        const stored = own
          ? await own(file, transferOptions, id)
          : ((await uploadFile(file, { purpose, ...transferOptions })) as T);
        drop(id);
        storageChanged();
        now.current.onUploaded(stored, file);
      } catch (error) {
        if (control.signal.aborted) return;
        const notice = failure ?? uploadTexts.uploadFailed;
        if (isRefused(error)) return change(id, { state: 'refused', message: messageOf(error, notice) });
        change(id, { state: 'failed', message: messageOf(error, notice), passing: isPassing(error) });
        notices.failed(notice);
      } finally {
        running.current.delete(id);
      }
    },
    [purpose, change, drop, failure, loadUsage, storageChanged, notices],
  );

  const retry = useCallback(
    ({ id, file }: UploadItem) => {
      change(id, { state: 'sending', progress: 0 });
      void send(id, file);
    },
    [change, send],
  );

  // Uploads lost with the connection start from the beginning: the server stores no partial files.
  useEffect(() => {
    const again = () => {
      for (const item of items) if (item.state === 'failed' && item.passing) retry(item);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [items, retry]);

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file): UploadItem => {
        const refusal = refusalOf(file, purpose);
        const base = { id: newKey(), file, progress: 0 };
        return refusal ? { ...base, state: 'refused', message: refusal } : { ...base, state: 'sending' };
      });
      setItems((list) => [...list, ...fresh]);
      for (const { id, file, state } of fresh) if (state === 'sending') void send(id, file);
    },
    [purpose, send],
  );

  return {
    items,
    add,
    retry,
    cancel: (id: string) => {
      running.current.get(id)?.control.abort();
      drop(id);
    },
  };
};
