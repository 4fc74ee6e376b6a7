// Patterns of paths: `/a/b`, `/a/:name`, `/a/:name?` (at the end only), `/a/*` and `*`. Upper and lower case are the
// same in fixed segments, and a slash at the end is ignored.

export type Params = Readonly<Record<string, string | undefined>>;

const segmentsOf = (path: string): string[] => {
  // Not by a regular expression: one for the slashes at the end takes quadratic time on many of them.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(path.startsWith('/') ? 1 : 0, Math.max(end, 1)).split('/');
};

/** A path may come from anywhere: an escape that is none stays as it is. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const PARAM = /^:([\w-]+)(\??)$/;

/** `rank` compares patterns that match the same path: segment by segment, fixed before named before the rest. */
type Match = { params: Params; rank: string };

const [REST, NAMED, FIXED, END] = ['0', '1', '2', '3'];

const match = (pattern: string, pathname: string): Match | null => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const params: Record<string, string | undefined> = {};
  let rank = '';
  for (const [n, segment] of wanted.entries()) {
    if (segment === '*') return { params, rank: rank + REST };
    const found = given[n];
    const [, name, optional] = PARAM.exec(segment) ?? [];
    if (name === undefined) {
      if (found === undefined || decode(found).toLowerCase() !== segment.toLowerCase()) return null;
      rank += FIXED;
    } else {
      if (!found && !optional) return null;
      params[name] = found ? decode(found) : undefined;
      rank += NAMED;
    }
  }
  return given.length > wanted.length ? null : { params, rank: rank + END };
};

/** The parameters of a path, or null if it does not match. */
export const matchPath = (pattern: string, pathname: string): Params | null => match(pattern, pathname)?.params ?? null;

/** The route with the most specific pattern; the first of equals. */
export const matchRoutes = <Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | null => {
  let best: (Match & { route: Route }) | null = null;
  for (const route of routes) {
    const found = match(route.path, pathname);
    if (found && (best === null || found.rank > best.rank)) best = { ...found, route };
  }
  return best;
};
