import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

// A page of many parts that fails says so once, with one retry. Its parts report their failures and stay quiet.

type Failures = {
  /** Reports a failed part; returns a function for when it is gone. */
  report: () => () => void;
  /** From so many failed parts on the page has the retry, and not the part. */
  from: number;
};
const Reporting = createContext<Failures | null>(null);
const Count = createContext(0);

type Props = { /** A part that fails alone has its retry in its place. */ alone?: boolean; children: ReactNode };

export const PageFailures = ({ alone = false, children }: Props) => {
  const [count, setCount] = useState(0);
  const report = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const value = useMemo(() => ({ report, from: alone ? 2 : 1 }), [report, alone]);
  return (
    <Reporting value={value}>
      <Count value={count}>{children}</Count>
    </Reporting>
  );
};

/** In a dialog the retry of the page is out of reach: its parts have their own. */
export const OwnRetry = ({ children }: { children: ReactNode }) => <Reporting value={null}>{children}</Reporting>;

/** How many parts of the page could not be loaded. */
export const useFailedParts = (): number => useContext(Count);

/** Whether the page shows failures of its parts, so that no notice has to. */
export const useShowsFailures = (): boolean => useContext(Reporting) !== null;

/** Reports this part as failed while the component is mounted. Returns whether the page has the retry. */
export const useReportFailure = (): boolean => {
  const failures = useContext(Reporting);
  const count = useContext(Count);
  useEffect(() => failures?.report(), [failures]);
  // This one is counted after the first render.
  return failures !== null && Math.max(count, 1) >= failures.from;
};
