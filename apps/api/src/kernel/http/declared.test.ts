import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { ROUTES } from '../../routes.ts';
import { useServer } from '../../testing/hooks.ts';
import { testRoute } from '../../testing/routes.ts';
import { StartError } from '../start-error.ts';
import { createServer } from './server.ts';

const server = useServer();
/** `ready` answers a thing that can be awaited but is no promise. */
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

it('the server does not start with a route that was added past the declarations', async () => {
  const { config, log } = server.services;
  const app = createServer(config, log);
  open.push(app);
  app.get('/api/back-door', () => 'open');
  await expect(readied(app)).rejects.toThrow('/api/back-door declares no permission');
});

it('a route outside /api needs a reason as well', async () => {
  const { config, log } = server.services;
  const app = createServer(config, log);
  open.push(app);
  app.route({ method: 'POST', url: '/hook', handler: () => 'open' });
  await expect(readied(app)).rejects.toThrow('/hook declares no permission');
});
