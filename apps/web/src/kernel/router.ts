// A small router on the History API: docs/decisions/0022-a-small-router.md.
export { BrowserRouter, useLocation, useNavigate, useNavigationType, useSearchParams } from './router/Router.tsx';
export { entryIndex, entryKey, type Location } from './router/history.ts';
export { Link, type LinkProps, Navigate, NavLink, useIsAt } from './router/links.tsx';
export { MemoryRouter } from './router/MemoryRouter.tsx';
export { generatePath, matchPath, matchRoutes } from './router/paths.ts';
export { Route, type RouteObject, Routes, useParams, useRoutes } from './router/routes.tsx';
