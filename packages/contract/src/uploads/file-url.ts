// URL of a stored file: /api/files/{id}/{name}. Records store it, and the wire calls it public_url.

const PATH = /^\/api\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/([A-Za-z0-9._-]{1,120})$/;
/** Placeholder base that lets URL parse a path; it is never requested. */
const NOWHERE = 'http://own.invalid';

export type FileUrl = { id: string; name: string; token: string | undefined };

export const fileUrl = (id: string, name: string): string => `/api/files/${id}/${name}`;

/**
 * Parses a URL of our own. It is parsed and compared, never matched by prefix, because '/\evil', '//evil', '/.//evil'
 * and similar resolve to another host or path once parsed. `origins` are the server's own.
 */
export const parseFileUrl = (url: string, origins: readonly string[] = []): FileUrl | undefined => {
  if (/[\s\\]/.test(url) || !URL.canParse(url, NOWHERE)) return undefined;
  const parsed = new URL(url, NOWHERE);
  if (parsed.username || parsed.password || parsed.hash) return undefined;
  const relative = parsed.origin === NOWHERE && url.startsWith('/api/');
  if (!relative && !origins.includes(parsed.origin)) return undefined;
  const [, id, name] = PATH.exec(parsed.pathname) ?? [];
  if (!id || !name || /^\.+$/.test(name)) return undefined;
  return { id, name, token: parsed.searchParams.get('t') ?? undefined };
};
