import { useMemo } from 'react';
import { type RecordUrl, useRecordUrl } from './use-record-url.ts';

type Allowed = { create: boolean; edit: boolean };

/** The open record within the viewer's permissions: an edit URL only shows it to users who may not edit. */
export const useAllowedRecord = ({ create, edit }: Allowed): RecordUrl => {
  const record = useRecordUrl();
  return useMemo(() => {
    const { open } = record;
    if (open?.mode === 'Create' && !create) return { ...record, open: null };
    if (open?.mode === 'Edit' && !edit) return { ...record, open: { ...open, mode: 'View' } };
    return record;
  }, [record, create, edit]);
};
