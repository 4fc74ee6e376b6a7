import { useEffect } from 'react';
import { useSearchParams } from '../../../kernel/router.ts';
import { nextDraftNumber } from '@amberway/contract/activity-notes/drafts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { DRAFT_PARAM } from '../paths.ts';
import { useDraftRows } from '../list/use-draft-rows.ts';

const numberIn = (params: URLSearchParams): number | undefined => {
  const text = params.get(DRAFT_PARAM);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/**
 * The number of the open draft. A new one gets the next number and writes it to the URL, for a reload, together with
 * its child: after a change of child the number alone would mean another draft.
 */
export const useDraftNumber = (memberId: string | null): number | undefined => {
  const [params, setParams] = useSearchParams();
  const { rows, settled } = useDraftRows(memberId);
  const requested = numberIn(params);
  const number = requested ?? (settled ? nextDraftNumber(rows.map(({ id }) => id)) : undefined);
  const named = requested !== undefined && params.get(MEMBER_PARAM) === memberId;
  useEffect(() => {
    if (named || !memberId || number === undefined) return;
    setParams(
      (now) => {
        now.set(MEMBER_PARAM, memberId);
        now.set(DRAFT_PARAM, String(number));
        return now;
      },
      { replace: true },
    );
  }, [named, memberId, number, setParams]);
  return requested;
};
