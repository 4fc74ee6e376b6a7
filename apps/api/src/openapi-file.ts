import { readFileSync } from 'node:fs';
import { openApiOf } from './kernel/http/openapi.ts';
import { ROUTES } from './routes.ts';

/** The expected content of docs/openapi.json: written by `npm run openapi`, checked by a test. */
export const openApiFile = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const endpoints = ROUTES.map((route) => route.endpoint);
  return `${JSON.stringify(openApiOf(endpoints, version), null, 2)}\n`;
};
