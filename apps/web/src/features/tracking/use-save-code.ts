import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTracking, trackBody, type TrackingCode } from '@amberway/contract/tracking/endpoints';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { useNotices } from '../../ui/notices.ts';
import { TRACKING_SLICE } from './queries.ts';

/** Storing the code: checked here as the server does, and once more with the password when that is asked for. */
export const useSaveCode = (stored: TrackingCode | undefined) => {
  const client = useQueryClient();
  const notices = useNotices();
  const [fault, setFault] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'confirm_needed') return setAsking(true);
    if (error instanceof ApiError && error.code === 'stale') return notices.error(error);
    setFault(error instanceof ApiError ? (error.errors['code'] ?? null) : null);
    return notices.error(new Error(trackingTexts.failed, { cause: error }));
  };

  const save = async (code: string) => {
    const body = { code: encodeURIComponent(code), ...(stored ? { version: stored.version } : {}) };
    const checked = trackBody.safeParse(body);
    setFault(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    if (body.code === (stored?.code ?? '')) {
      notices.warning(shellTexts.nothingChanged);
      return;
    }
    setBusy(true);
    try {
      await call(saveTracking, { body });
      await client.invalidateQueries({ queryKey: [TRACKING_SLICE] });
      notices.success(stored ? trackingTexts.updated : trackingTexts.added);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return { save, fault, busy, asking, stopAsking: () => setAsking(false) };
};
