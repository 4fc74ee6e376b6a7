import { useMemo } from 'react';
import { useNavigate, useParams } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { useAllowedRecord } from '../../ui/form/use-allowed-record.ts';

type Allowed = { create: boolean; edit: boolean };

/** The open resource: from the query as everywhere, or from the path /dashboard/resources/{id}. */
export const useResourcePlace = (allowed: Allowed): RecordPlace => {
  const record = useAllowedRecord(allowed);
  const navigate = useNavigate();
  const { id } = useParams();
  return useMemo(() => {
    if (!id || record.open) return record;
    const library = SCREENS.resources.path;
    return {
      open: { mode: 'View', id },
      show: (mode, other) => navigate(`${library}?${mode.toLowerCase()}=${other ?? ''}`),
      close: () => navigate(library),
    };
  }, [record, id, navigate]);
};
