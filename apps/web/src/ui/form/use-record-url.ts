import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../kernel/router.ts';
import type { FormMode } from '@amberway/contract/shell/texts';
import { OPENED_HERE, type OpenRecord, type RecordPlace } from './record-place.ts';

// The open form is part of the URL: ?edit=id, ?view=id or ?create. Reload and a shared link open it again,
// the back button closes it.

const NAMES = { Create: 'create', Edit: 'edit', View: 'view' } as const satisfies Record<FormMode, string>;
const MODES = Object.keys(NAMES) as FormMode[];

export const readOpenRecord = (params: URLSearchParams): OpenRecord | null => {
  const mode = MODES.find((each) => params.has(NAMES[each]));
  if (!mode) return null;
  const id = params.get(NAMES[mode]) || null;
  return mode !== 'Create' && id === null ? null : { mode, id };
};

const withRecord = (current: URLSearchParams, record: OpenRecord | null): URLSearchParams => {
  const next = new URLSearchParams(current);
  for (const mode of MODES) next.delete(NAMES[mode]);
  if (record) next.set(NAMES[record.mode], record.id ?? '');
  return next;
};

export type RecordUrl = RecordPlace & { href: (mode: FormMode, id?: string) => string };

/** Which record's form is open. */
export const useRecordUrl = (): RecordUrl => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedHere = (location.state as Partial<typeof OPENED_HERE> | null)?.recordOpened === true;
  return useMemo(() => {
    const open = readOpenRecord(params);
    const href = (mode: FormMode, id?: string) => `?${withRecord(params, { mode, id: id ?? null }).toString()}`;
    return {
      open,
      href,
      // View and Edit share one history entry, so that the back button still leaves the record.
      show: (mode, id) =>
        // A search of the same moment is in the URL before it is rendered.
        setParams((now) => withRecord(now, { mode, id: id ?? null }), {
          state: open && !openedHere ? null : OPENED_HERE,
          replace: open !== null,
        }),
      // Closing goes back to before the opening; after a reload or a shared link there is no such entry.
      close: () => (openedHere ? navigate(-1) : setParams((now) => withRecord(now, null), { replace: true })),
    };
  }, [params, setParams, navigate, openedHere]);
};
