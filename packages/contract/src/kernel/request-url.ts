import type { EndpointSpec } from './endpoint.ts';

// Builds the URL of a declared call.

const BASE = '/api/';

type QueryValue = string | number | boolean | null | undefined;
export type Params = Record<string, string | number | undefined>;
export type Query = Record<string, QueryValue | readonly QueryValue[]>;

/** Arrays are repeated; undefined and null are omitted. */
export const toQueryString = (query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};

export const toUrl = (endpoint: Pick<EndpointSpec, 'path'>, params: Params = {}, query?: Query): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  return `${BASE}${path}${toQueryString(query)}`;
};
