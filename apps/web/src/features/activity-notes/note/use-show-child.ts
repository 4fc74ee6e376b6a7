import { useEffect } from 'react';
import { useLocation, useSearchParams } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';

/** Selects the note's child, so that the list behind the note is that child's. */
export const useShowChild = (memberId: string | undefined): void => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const shown = params.get(MEMBER_PARAM);
  useEffect(() => {
    if (!memberId || shown === memberId) return;
    setParams(
      (now) => {
        now.set(MEMBER_PARAM, memberId);
        return now;
      },
      { replace: true, state },
    );
  }, [memberId, shown, setParams, state]);
};
