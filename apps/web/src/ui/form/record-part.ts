import { useMemo } from 'react';
import type { OpenRecord, RecordPlace } from './record-place.ts';

/** A page with several kinds of forms has one address for them all; each form answers only to its own records. */
export const useRecordPart = <P extends RecordPlace>(place: P, mine: (open: OpenRecord) => boolean): P => {
  const open = place.open && mine(place.open) ? place.open : null;
  return useMemo(() => ({ ...place, open }), [place, open]);
};
