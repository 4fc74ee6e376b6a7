import { useMemo } from 'react';
import type { OpenRecord, RecordPlace } from './record-place.ts';

/** A page with several kinds of forms has one URL parameter for all; each form handles only its own records. */
export const useRecordPart = <P extends RecordPlace>(place: P, mine: (open: OpenRecord) => boolean): P => {
  const open = place.open && mine(place.open) ? place.open : null;
  return useMemo(() => ({ ...place, open }), [place, open]);
};

/** ?view=task:id includes the record's kind, where the id alone does not show it. */
export const kindAndId = (kind: string, id?: string): string => (id ? `${kind}:${id}` : kind);

/** The same for kinds identified by a prefix of the id. The form gets the id alone. */
export const useRecordKind = (place: RecordPlace, kind: string): RecordPlace =>
  useMemo(() => {
    const [word, id] = place.open?.id?.split(':') ?? [];
    return {
      open: place.open && word === kind ? { mode: place.open.mode, id: id ?? null } : null,
      show: (mode, next) => place.show(mode, kindAndId(kind, next)),
      close: place.close,
    };
  }, [place, kind]);

/** The open record within the viewer's permissions: Edit falls back to View, Create to nothing. */
export const useMayRecord = (place: RecordPlace, { create, edit }: { create: boolean; edit: boolean }): RecordPlace =>
  useMemo(() => {
    if (place.open?.mode === 'Create' && !create) return { ...place, open: null };
    if (place.open?.mode === 'Edit' && !edit) return { ...place, open: { ...place.open, mode: 'View' as const } };
    return place;
  }, [place, create, edit]);
