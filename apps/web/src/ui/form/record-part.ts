import { useMemo } from 'react';
import type { OpenRecord, RecordPlace } from './record-place.ts';

/** A page with several kinds of forms has one address for them all; each form answers only to its own records. */
export const useRecordPart = <P extends RecordPlace>(place: P, mine: (open: OpenRecord) => boolean): P => {
  const open = place.open && mine(place.open) ? place.open : null;
  return useMemo(() => ({ ...place, open }), [place, open]);
};

/** ?view=task:id says of which kind the record is, where its id alone does not. */
export const kindAndId = (kind: string, id?: string): string => (id ? `${kind}:${id}` : kind);

/** The same for kinds that are told apart by a word before the id. The form sees the id alone. */
export const useRecordKind = (place: RecordPlace, kind: string): RecordPlace =>
  useMemo(() => {
    const [word, id] = place.open?.id?.split(':') ?? [];
    return {
      open: place.open && word === kind ? { mode: place.open.mode, id: id ?? null } : null,
      show: (mode, next) => place.show(mode, kindAndId(kind, next)),
      close: place.close,
    };
  }, [place, kind]);

/** What is open as far as the viewer may go: Edit falls back to View, Create to nothing. */
export const useMayRecord = (place: RecordPlace, { create, edit }: { create: boolean; edit: boolean }): RecordPlace =>
  useMemo(() => {
    if (place.open?.mode === 'Create' && !create) return { ...place, open: null };
    if (place.open?.mode === 'Edit' && !edit) return { ...place, open: { ...place.open, mode: 'View' as const } };
    return place;
  }, [place, create, edit]);
