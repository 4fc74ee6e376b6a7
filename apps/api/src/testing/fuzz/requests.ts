import type { Random } from './random.ts';
import { type Pool, type Schema, valueFor, wordFor } from './values.ts';

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Description = { paths: Record<string, Record<string, Operation>> };
export type Call = { method: string; template: string; operation: Operation };
export type Request = { method: string; path: string; body?: unknown };

export const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
  );

/** URL-encoded where possible; a lone surrogate cannot be encoded. */
const encoded = (value: string): string => {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ED%A0%80';
  }
};

export const requestFor = (random: Random, { method, template, operation }: Call, pool: Pool): Request => {
  const { parameters = [], requestBody } = operation;
  let path = template.replace('/api/', '');
  for (const { name, schema } of parameters.filter((one) => one.in === 'path')) {
    path = path.replace(`{${name}}`, encoded(wordFor(random, schema, pool)));
  }
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || random.once(3)))
    .map(({ name, schema }) => `${name}=${encoded(wordFor(random, schema, pool))}`);
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    ...(schema && { body: valueFor(random, schema, pool) }),
  };
};
