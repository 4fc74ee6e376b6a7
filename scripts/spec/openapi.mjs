import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

// Parameter names, the base path and trailing slashes do not distinguish endpoints.
const normal = (path) =>
  path
    .replace(/^\/?(api\/)?/, '')
    .replace(/\/$/, '')
    .replace(/\{[^}]*\}/g, '{}');

/** Returns a function that says whether docs/openapi.json describes a call. */
export const callFinder = () => {
  const file = inRoot('docs/openapi.json');
  if (!existsSync(file)) return () => false;
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  const described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${normal(path)}`),
    ),
  );
  return ({ method, path }) => described.has(`${method} ${normal(path)}`);
};
