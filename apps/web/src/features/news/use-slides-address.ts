import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'whatsNew';

/** Whether the slides are open: ?whatsNew */
export const useSlidesAddress = () => {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (open: boolean) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (open) next.set(NAME, '');
          else next.delete(NAME);
          return next;
        },
        { preventScrollReset: true, replace: !open },
      );
    return { open: params.has(NAME), show: () => change(true), close: () => change(false) };
  }, [params, setParams]);
};
