import { Children, createContext, isValidElement, type ReactNode, useContext, useMemo } from 'react';
import type { Location } from './history.ts';
import { matchRoutes, type Params } from './paths.ts';
import { type Place, PlaceContext, usePlace } from './Router.tsx';

/** `path` is the whole path from the root. */
export type RouteObject = { path: string; element: ReactNode };

const ParamsContext = createContext<Params>({});

/** The parameters of the route around this part. */
export const useParams = (): Params => useContext(ParamsContext);

/** The element of the route for a location: the current one, or one that stays visible below an overlay. */
export const useRoutes = (routes: readonly RouteObject[], shown?: Location): ReactNode => {
  const current = usePlace();
  const place = useMemo<Place>(() => (shown ? { ...current, location: shown } : current), [current, shown]);
  const { pathname } = place.location;
  const found = useMemo(() => matchRoutes(routes, pathname), [routes, pathname]);
  return (
    found && (
      <PlaceContext value={place}>
        <ParamsContext value={found.params}>{found.route.element}</ParamsContext>
      </PlaceContext>
    )
  );
};

export const Route = (_: RouteObject): ReactNode => null;

/** Routes as elements, for tests. */
export const Routes = ({ children }: { children: ReactNode }): ReactNode =>
  useRoutes(Children.toArray(children).flatMap((child) => (isValidElement<RouteObject>(child) ? [child.props] : [])));
