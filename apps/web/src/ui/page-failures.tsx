import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

// A page of many parts that fails says so once, with one retry. Its parts report their failures and stay quiet.

type Failures = {
  /** Reports a failed part; returns a function for when it is gone. */
  report: () => () => void;
};
const Reporting = createContext<Failures | null>(null);
const Count = createContext(0);

export const PageFailures = ({ children }: { children: ReactNode }) => {
  const [count, setCount] = useState(0);
  const report = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const value = useMemo(() => ({ report }), [report]);
  return (
    <Reporting value={value}>
      <Count value={count}>{children}</Count>
    </Reporting>
  );
};

/** How many parts of the page could not be loaded. */
export const useFailedParts = (): number => useContext(Count);

/** Whether the page has one retry for all parts. */
export const useHasPageRetry = (): boolean => useContext(Reporting) !== null;

/** Reports this part as failed while the component is mounted. */
export const useReportFailure = (): void => {
  const failures = useContext(Reporting);
  useEffect(() => failures?.report(), [failures]);
};
