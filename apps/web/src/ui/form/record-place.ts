import { useMemo, useState } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';

export type OpenRecord = { mode: FormMode; id: string | null };

/** Where a form's open state is stored: in the URL (useRecordUrl) or, for a nested form, in the page. */
export type RecordPlace = {
  open: OpenRecord | null;
  show: (mode: FormMode, id?: string) => void;
  close: () => void;
};

/** State of the history entry that opened a record, so that closing it can go back. */
export const OPENED_HERE = { recordOpened: true } as const;

export const useLocalRecord = (): RecordPlace => {
  const [open, setOpen] = useState<OpenRecord | null>(null);
  return useMemo(
    () => ({ open, show: (mode, id) => setOpen({ mode, id: id ?? null }), close: () => setOpen(null) }),
    [open],
  );
};
