import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTracking } from '@amberway/contract/tracking/endpoints';
import { trackBody, type TrackingCode } from '@amberway/contract/tracking/schemas';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useAction } from '../../ui/use-action.ts';
import { TRACKING_SLICE, trackingQuery } from './queries.ts';

const WHY = 'The tracking code runs in other people’s browsers. Please type your password once more to change it.';

/** Saves the code: validated here as on the server, and repeated with the password when that is required. */
export const useSaveCode = (stored: TrackingCode | undefined) => {
  const client = useQueryClient();
  const notices = useNotices();
  const [problem, setProblem] = useState<string | null>(null);
  const { confirmed, question } = useConfirmed(WHY);
  // The version the text in the box is based on. A newer code that is loaded meanwhile is not overwritten unseen.
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<TrackingCode | null>(null);

  /** The other administrator's current code. */
  const meet = async (refusal: ApiError) => {
    try {
      const [now] = await client.fetchQuery({ ...trackingQuery, staleTime: 0 });
      if (now) return setTheirs(now);
    } catch {
      // It cannot be loaded now; the rejection itself is shown anyway.
    }
    return notices.error(refusal);
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale') return meet(error);
    setProblem(error instanceof ApiError ? (error.errors['code'] ?? null) : null);
    return notices.error(new Error(trackingTexts.failed, { cause: error }));
  };

  const action = useAction(saveTracking, {
    confirmed,
    invalidates: [TRACKING_SLICE],
    done: ({ data }, { body }) => {
      setBase(data);
      return body.version === undefined ? trackingTexts.added : trackingTexts.updated;
    },
    failed: fail,
  });
  const save = async (code: string, over = base) => {
    const body = { code: encodeURIComponent(code), ...(over ? { version: over.version } : {}) };
    const checked = trackBody.safeParse(body);
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    if (body.code === (over?.code ?? '')) {
      notices.warning(shellTexts.nothingChanged);
      return;
    }
    // Without a version the server would treat it as the first one.
    if (!over && stored) {
      setTheirs(stored);
      return;
    }
    await action.run({ body });
  };

  /** Continues on their version: with their code, or with the user's own in its place. */
  const takeBase = (): TrackingCode | undefined => {
    setTheirs(null);
    if (theirs) setBase(theirs);
    return theirs ?? undefined;
  };

  return { save, error: problem, busy: action.busy && !question, question, theirs, takeBase };
};
