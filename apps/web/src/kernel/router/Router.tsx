import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { browserHistory, type History, type Location, type NavigationType, urlOf } from './history.ts';

const HistoryContext = createContext<History | null>(null);

/** The location that a part of the page shows; below an overlay it is not the one in the address bar. */
export type Place = { location: Location; type: NavigationType };
export const PlaceContext = createContext<Place | null>(null);

const inRouter = <T,>(value: T | null): T => {
  if (value === null) throw new Error('This part needs a router around it');
  return value;
};
export const useHistory = () => inRouter(useContext(HistoryContext));
export const usePlace = () => inRouter(useContext(PlaceContext));

export const Router = ({ history, children }: { history: History; children: ReactNode }) => {
  const [place, setPlace] = useState<Place>(() => ({ location: history.location, type: 'POP' }));
  useLayoutEffect(
    () =>
      history.listen((type) => {
        const { location } = history;
        // In a transition the current screen stays until the code of the next one is loaded.
        startTransition(() => setPlace({ location, type }));
      }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
};

export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(browserHistory);
  return <Router history={history}>{children}</Router>;
};

export const useLocation = (): Location => usePlace().location;

export const useNavigationType = (): NavigationType => usePlace().type;

/** The URL within the app that `to` stands for on a page, or null if it leads out of the app. */
export const resolve = (to: string, pathname: string): string | null => {
  const { origin } = window.location;
  try {
    const url = new URL(to, `${origin}${pathname}`);
    return url.origin === origin ? urlOf(url) : null;
  } catch {
    return null;
  }
};

export type NavigateOptions = { replace?: boolean | undefined; state?: unknown };

type NavigateFunction = {
  /** Opens a URL within the app: a path, or a `?query` of the caller's page. */
  (to: string, options?: NavigateOptions): void;
  /** Goes back (negative) or forward in the history. */
  (entries: number): void;
};

export const useNavigate = (): NavigateFunction => {
  const history = useHistory();
  const { pathname } = useLocation();
  return useCallback(
    (to: string | number, { replace = false, state = null }: NavigateOptions = {}) => {
      if (typeof to === 'number') return history.step(to);
      const url = resolve(to, pathname);
      if (url === null) throw new Error(`Not a page of the app: ${to}`);
      history.go(url, { replace, state });
    },
    [history, pathname],
  );
};
