import { useMemo } from 'react';
import { useSearchParams } from '../kernel/router.ts';

export type LayerUrl = {
  open: boolean;
  /** The record it is about, if it is about one. */
  of: string | null;
  show: (of?: string) => void;
  close: () => void;
};

/** What is open over the page is part of the URL, like an open form: ?name, or ?name=of. */
export const useLayerUrl = (name: string): LayerUrl => {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (of: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (of === null) next.delete(name);
          else next.set(name, of);
          return next;
        },
        { replace: of === null },
      );
    return { open: params.has(name), of: params.get(name), show: (of = '') => change(of), close: () => change(null) };
  }, [name, params, setParams]);
};
