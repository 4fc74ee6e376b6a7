import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTracking, trackBody, type TrackingCode } from '@amberway/contract/tracking/endpoints';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useAction } from '../../ui/use-action.ts';
import { TRACKING_SLICE, trackingQuery } from './queries.ts';

const WHY = 'The tracking code runs in other people’s browsers. Please type your password once more to change it.';

/** Storing the code: checked here as the server does, and once more with the password when that is asked for. */
export const useSaveCode = (stored: TrackingCode | undefined) => {
  const client = useQueryClient();
  const notices = useNotices();
  const [fault, setFault] = useState<string | null>(null);
  const { confirmed, question } = useConfirmed(WHY);
  // What the text in the box was made from. A newer code that is loaded behind it is not overwritten unseen.
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<TrackingCode | null>(null);

  /** Somebody else's code, as it is now. */
  const meet = async (refusal: ApiError) => {
    try {
      const [now] = await client.fetchQuery({ ...trackingQuery, staleTime: 0 });
      if (now) return setTheirs(now);
    } catch {
      // It cannot be shown now; the refusal itself is what matters.
    }
    return notices.error(refusal);
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale') return meet(error);
    setFault(error instanceof ApiError ? (error.errors['code'] ?? null) : null);
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
    setFault(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    if (body.code === (over?.code ?? '')) {
      notices.warning(shellTexts.nothingChanged);
      return;
    }
    // Without a version the server would take it for the first one.
    if (!over && stored) {
      setTheirs(stored);
      return;
    }
    await action.run({ body });
  };

  /** Goes on from their code: with it, or with one's own in its place. */
  const takeBase = (): TrackingCode | undefined => {
    setTheirs(null);
    if (theirs) setBase(theirs);
    return theirs ?? undefined;
  };

  return { save, fault, busy: action.busy && !question, question, theirs, takeBase };
};
