import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openApiFile } from '../../openapi-file.ts';
import { ROUTES } from '../../routes.ts';
import { useServer } from '../../testing/hooks.ts';
import { openTestServer } from '../../testing/server.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: object }[];
  responses: Record<string, unknown>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const server = useServer();
const document = JSON.parse(openApiFile()) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
);

const everyRef = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : everyRef(inner)))
    : [];
const resolves = (ref: string) => {
  let found: unknown = document;
  for (const key of ref.replace(/^#\//, '').split('/')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found !== undefined;
};

it('docs/openapi.json is up to date (npm run openapi writes it)', async () => {
  const stored = await readFile(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(stored === openApiFile()).toBe(true);
});

it('the OpenAPI document describes every endpoint once', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations).toHaveLength(ROUTES.length);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(ROUTES.length);
});

it('every reference in the OpenAPI document resolves', () => {
  const refs = [...new Set(everyRef(document))];
  expect(refs).toContain('#/components/schemas/Failure');
  expect(refs.filter((ref) => !resolves(ref))).toEqual([]);
});

it('the OpenAPI document describes every path parameter, and every query field has a schema', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    for (const parameter of operation.parameters)
      expect(Object.keys(parameter.schema), `${path} ${parameter.name}`).not.toEqual([]);
  }
});

it('the OpenAPI document says which endpoints need a sign-in', () => {
  for (const { endpoint } of ROUTES) {
    const operation = operations.find(
      ({ operation: one }) => one.operationId === endpoint.id.replace(/[^A-Za-z0-9]+/g, '_'),
    )?.operation;
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }]);
    expect('401' in (operation?.responses ?? {})).toBe(endpoint.access !== 'public');
  }
});

it('the API documentation is served as JSON and as a page', async () => {
  const machine = await server.app.inject('/api/openapi.json');
  expect(machine.json<Document>().paths).toEqual(document.paths);
  const page = await server.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).not.toContain("'unsafe-inline'");
});

it('the API documentation responds with 404 when API_DOCS is off', async () => {
  const closed = await openTestServer({ env: { API_DOCS: 'off' } });
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])
    expect((await closed.app.inject(url)).statusCode, url).toBe(404);
  await closed.close();
});
