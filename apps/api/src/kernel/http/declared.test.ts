import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@amberway/contract/kernel/endpoint';
import { buildApp } from '../../app.ts';
import { ROUTES } from '../../routes.ts';
import { useServer } from '../../testing/hooks.ts';
import { testRoute } from '../../testing/routes.ts';
import { StartError } from '../start-error.ts';
import { createServer } from './server.ts';

const server = useServer();
/** `app.ready()` returns a thenable that is not a promise. */
const readied = async (app: FastifyInstance) => {
  await app.ready();
};
const open: { close: () => Promise<unknown> }[] = [];
afterAll(() => Promise.all(open.map((app) => app.close())));

it.each([
  ['an area that does not exist', { area: 'nowhere', action: 'read' }],
  ['an action that does not exist', { area: 'lookups', action: 'paint' }],
  ['no permission at all', undefined],
])('the server does not start with a route that names %s', async (_, access) => {
  const route = testRoute('undeclared', undefined, { access: access as never });
  const started = buildApp(server.services, [...ROUTES, route]);
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow('GET test/undeclared declares no permission');
});

it('the server does not start with a GET that does not declare what it reads', async () => {
  const { endpoint: declared, ...rest } = testRoute('silent');
  const { reads: _, ...undeclared } = declared;
  const started = buildApp(server.services, [...ROUTES, { ...rest, endpoint: undeclared }]);
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow('GET test/silent does not declare what it reads');
});

it('a GET without `reads` does not compile; another call needs none', () => {
  const common = { path: 'x', tag: 'x', summary: 'x', access: 'public', reply: z.null() } as const;
  // @ts-expect-error: what does it read of whom?
  endpoint({ ...common, method: 'GET' });
  endpoint({ ...common, method: 'GET', reads: false });
  endpoint({ ...common, method: 'GET', reads: { area: 'notes', member: 'params.id' } });
  endpoint({ ...common, method: 'POST' });
  // @ts-expect-error: no part of a record
  endpoint({ ...common, method: 'GET', reads: { area: 'nonsense', member: 'params.id' } });
  expect(ROUTES.filter(({ endpoint: { method, reads } }) => method === 'GET' && reads === undefined)).toEqual([]);
});

it('exactly these endpoints are exempt from the app check', () => {
  const exempt = ROUTES.filter(({ endpoint: { appCheck } }) => appCheck === false).map(({ endpoint: { id } }) => id);
  expect(exempt.toSorted()).toEqual([
    'GET calendar/feed/:secret',
    'GET health/live',
    'GET health/ready',
    'POST appCheck/token',
    'POST forms/webhook',
  ]);
});

it('the server does not start with a route that bypasses the declarations', async () => {
  const { config, log } = server.services;
  const app = createServer(config, log);
  open.push(app);
  app.get('/api/back-door', () => 'open');
  await expect(readied(app)).rejects.toThrow('/api/back-door declares no permission');
});

it('a route outside /api needs a declared reason as well', async () => {
  const { config, log } = server.services;
  const app = createServer(config, log);
  open.push(app);
  app.route({ method: 'POST', url: '/hook', handler: () => 'open' });
  await expect(readied(app)).rejects.toThrow('/hook declares no permission');
});
