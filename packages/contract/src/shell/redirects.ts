import { SWITCH_ROUTES } from './public-routes.ts';
import { ROUTE_ALIASES, SCREENS, type ScreenRoute } from './routes.ts';

// Allowlist for redirects after a switch or a sign-in: only known paths of this app.

const HOME = SCREENS.home.path;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ID = '{id}';

type Pattern = { segments: string[]; optional: boolean };

const toPattern = (path: string): Pattern => ({ segments: path.split('/'), optional: path.endsWith('?') });

const segmentFits = (wanted: string, actual: string): boolean => {
  if (wanted.startsWith(':')) return actual !== '';
  if (!wanted.endsWith(ID)) return wanted === actual;
  const name = wanted.slice(0, -ID.length);
  return actual.startsWith(name) && UUID.test(actual.slice(name.length));
};

const fits = ({ segments, optional }: Pattern, actual: readonly string[]): boolean =>
  actual.length <= segments.length &&
  actual.length >= segments.length - (optional ? 1 : 0) &&
  actual.every((segment, index) => segmentFits(segments[index] ?? '', segment));

const screenPaths = Object.values(SCREENS as Record<string, ScreenRoute>).map(({ path }) => path);
const SCREEN_PATTERNS = [...screenPaths, ...Object.values(ROUTE_ALIASES)].map(toPattern);
const SWITCH_PATTERNS = Object.values(SWITCH_ROUTES).map(toPattern);

// Browsers reinterpret control characters and backslashes ('/\evil', '/\t/evil').
// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
const ORIGIN = 'https://app.invalid';

const inApp = (target: string | null | undefined, known: readonly Pattern[]): string | null => {
  if (!target || UNSAFE.test(target) || !target.startsWith('/') || target.startsWith('//')) return null;
  let url: URL;
  try {
    url = new URL(target, ORIGIN);
  } catch {
    return null;
  }
  // A path that the URL parser rewrites ('/.//evil', '/dashboard/../x') is not the path it seems to be.
  if (url.origin !== ORIGIN || url.pathname !== target.split(/[?#]/)[0]) return null;
  const segments = url.pathname.split('/');
  return known.some((pattern) => fits(pattern, segments)) ? `${url.pathname}${url.search}${url.hash}` : null;
};

/** Returns `target` if it is the path of a screen, else the fallback. */
export const safeRedirect = (target: string | null | undefined, fallback: string = HOME): string =>
  inApp(target, SCREEN_PATTERNS) ?? fallback;

/** After sign-in, a switch path from a mail is allowed as well. */
export const safeReturn = (target: string | null | undefined, fallback: string = HOME): string =>
  inApp(target, [...SCREEN_PATTERNS, ...SWITCH_PATTERNS]) ?? fallback;
