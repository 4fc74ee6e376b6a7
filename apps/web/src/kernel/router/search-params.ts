import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useHistory, useLocation, useNavigate } from './Router.tsx';

type NewParams = URLSearchParams | Record<string, string>;

/** The query string and a function that replaces it, given the new one or a function of the latest one. */
export const useSearchParams = () => {
  const history = useHistory();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NewParams | ((now: URLSearchParams) => NewParams), options?: NavigateOptions) => {
      // A change of the same moment is in the history before it is rendered.
      const { location } = history;
      const isHere = location.pathname === pathname;
      // A search that was due must not bring back a page that is being left.
      if (!isHere && options?.replace) return;
      const now = new URLSearchParams(isHere ? location.search : search);
      navigate(`?${new URLSearchParams(typeof next === 'function' ? next(now) : next).toString()}`, options);
    },
    [history, navigate, pathname, search],
  );
  return [params, setParams] as const;
};
