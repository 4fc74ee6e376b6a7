import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

// A form saved during an upload would be stored without the file. Components that upload files report it here, and the
// form around them waits.

const Context = createContext<(() => () => void) | null>(null);

/** Around the fields of a form; the value is `begin` of usePendingUploads. */
export const PendingUploads = Context.Provider;

/** For components that upload files. Outside a form it has no effect. */
export const useReportPending = (sending: boolean): void => {
  const begin = useContext(Context);
  useEffect(() => (sending ? begin?.() : undefined), [sending, begin]);
};

/** For the form: whether files of its fields are being uploaded. */
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
