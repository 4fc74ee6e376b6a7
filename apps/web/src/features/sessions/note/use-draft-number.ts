import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { nextDraftNumber } from '@amberway/contract/sessions/drafts';
import { DRAFT_PARAM } from '../addresses.ts';
import { useDraftRows } from '../list/use-draft-rows.ts';

const numberIn = (params: URLSearchParams): number | undefined => {
  const text = params.get(DRAFT_PARAM);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** Which unfinished note is open. A new one gets the next number and says so in the address, for a reload. */
export const useDraftNumber = (memberId: string | null): number | undefined => {
  const [params, setParams] = useSearchParams();
  const { rows, settled } = useDraftRows(memberId);
  const asked = numberIn(params);
  const next = nextDraftNumber(rows.map(({ id }) => id));
  useEffect(() => {
    if (asked !== undefined || !memberId || !settled) return;
    setParams(
      (now) => {
        now.set(DRAFT_PARAM, String(next));
        return now;
      },
      { replace: true },
    );
  }, [asked, memberId, settled, next, setParams]);
  return asked;
};
