import { useMemo, useState } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';

export type OpenRecord = { mode: FormMode; id: string | null };

/** Where a form's being open is kept: in the address (useRecordAddress) or, for a form inside a form, in the page. */
export type RecordPlace = {
  open: OpenRecord | null;
  show: (mode: FormMode, id?: string) => void;
  close: () => void;
};

/** Travels with the step that opened a record, so that closing it can go that step back. */
export const OPENED_HERE = { recordOpened: true } as const;

export const useLocalRecord = (): RecordPlace => {
  const [open, setOpen] = useState<OpenRecord | null>(null);
  return useMemo(
    () => ({ open, show: (mode, id) => setOpen({ mode, id: id ?? null }), close: () => setOpen(null) }),
    [open],
  );
};
