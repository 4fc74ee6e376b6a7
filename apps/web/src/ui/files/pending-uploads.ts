import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

// A form that is saved while a file is on its way would be stored without it. Whatever sends files says so, and the
// form around it waits.

const Context = createContext<(() => () => void) | null>(null);

/** Around the fields of a form; the value is `begin` of usePendingUploads. */
export const PendingUploads = Context.Provider;

/** For whatever sends files. Outside a form nobody asks. */
export const useReportPending = (sending: boolean): void => {
  const begin = useContext(Context);
  useEffect(() => (sending ? begin?.() : undefined), [sending, begin]);
};

/** For the form: are files of its fields on their way? */
export const usePendingUploads = () => {
  const count = useRef(0);
  const begin = useCallback(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
    };
  }, []);
  return useMemo(() => ({ begin, any: () => count.current > 0 }), [begin]);
};
