// The address of a stored file: /api/files/{id}/{name}. It is what records keep and what the wire calls public_url.

const PATH = /^\/api\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/([A-Za-z0-9._-]{1,120})$/;
/** Never asked: it only lets a path be read as an address. */
const NOWHERE = 'http://own.invalid';

export type FileAddress = { id: string; name: string; token: string | undefined };

export const fileAddress = (id: string, name: string): string => `/api/files/${id}/${name}`;

/**
 * Reads an address of our own. Parsed and compared, never matched by its beginning: '/\evil', '//evil', '/.//evil' and
 * their like name another host or another path once they are parsed. `origins` are the server's own.
 */
export const parseFileAddress = (url: string, origins: readonly string[] = []): FileAddress | undefined => {
  if (/[\s\\]/.test(url) || !URL.canParse(url, NOWHERE)) return undefined;
  const parsed = new URL(url, NOWHERE);
  if (parsed.username || parsed.password || parsed.hash) return undefined;
  const relative = parsed.origin === NOWHERE && url.startsWith('/api/');
  if (!relative && !origins.includes(parsed.origin)) return undefined;
  const [, id, name] = PATH.exec(parsed.pathname) ?? [];
  if (!id || !name || /^\.+$/.test(name)) return undefined;
  return { id, name, token: parsed.searchParams.get('t') ?? undefined };
};
