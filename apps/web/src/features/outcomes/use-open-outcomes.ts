import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../kernel/router.ts';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';

const PARAM = 'open';
const NONE = 'none';

/** Expanded by default: the primary outcome, else the first in progress. */
const firstOpen = (programme: readonly ProgrammeOutcome[]): string[] => {
  const current = programme.filter(({ status }) => shownOutcomeStatus(status) === 'In-progress');
  const first =
    current.find(({ isPrimary }) => isPrimary) ?? current[0] ?? (programme.length === 1 ? programme[0] : undefined);
  return first ? [first._id] : [];
};

/** The expanded outcomes, stored in the URL. */
export const useOpenOutcomes = (programme: readonly ProgrammeOutcome[]) => {
  const [params, setParams] = useSearchParams();
  const requested = params.get(PARAM);
  const open = useMemo(
    () => new Set(requested === null ? firstOpen(programme) : requested.split(',')),
    // The default does not change while tasks are ticked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [requested, programme.length],
  );
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(open);
      next.delete(NONE);
      if (!next.delete(id)) next.add(id);
      setParams(
        (now) => {
          now.set(PARAM, next.size > 0 ? [...next].join(',') : NONE);
          return now;
        },
        { replace: true },
      );
    },
    [open, setParams],
  );
  return { open, toggle };
};
