import { readFileSync } from 'node:fs';
import { openApiOf } from './kernel/http/openapi.ts';
import { ROUTES } from './routes.ts';

/** docs/openapi.json as it should be: written by `npm run openapi`, held against the routes by a test. */
export const openApiFile = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const endpoints = ROUTES.map((route) => route.endpoint);
  return `${JSON.stringify(openApiOf(endpoints, version), null, 2)}\n`;
};
