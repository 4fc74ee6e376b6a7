// A small router on the History API: docs/decisions/0022-a-small-router.md.
export { BrowserRouter, useLocation, useNavigate, useNavigationType } from './router/Router.tsx';
export { entryIndex, entryKey, type Location } from './router/history.ts';
export { generatePath } from './router/generate-path.ts';
export { Link, type LinkProps, Navigate } from './router/links.tsx';
export { MemoryRouter } from './router/MemoryRouter.tsx';
export { NavLink, useIsAt } from './router/nav-link.tsx';
export { matchPath, matchRoutes } from './router/paths.ts';
export { useSearchParams } from './router/search-params.ts';
export { Route, type RouteObject, Routes, useParams, useRoutes } from './router/routes.tsx';
