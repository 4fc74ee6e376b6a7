import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Stands in for @fastify/swagger, which swagger-ui requires: our document exists already. */
const descriptionOf = (document: () => Record<string, unknown>) =>
  fp(async (app) => void app.decorate('swagger', document), { name: '@fastify/swagger' });

/** /api/openapi.json for machines, /api/docs for people. The document is built on the first request. */
export const registerDocs = async (app: FastifyInstance, describe: () => Record<string, unknown>) => {
  let made: Record<string, unknown> | undefined;
  const document = () => (made ??= describe());
  app.get('/api/openapi.json', { config: { open: 'the description of the API holds no data' } }, (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document())),
  );
  await app.register(async (docs) => {
    // The documentation page serves its own files under its own policy, and no data.
    docs.addHook('onRoute', (options) => {
      options.config = { ...options.config, open: 'the description of the API holds no data' };
    });
    await docs.register(descriptionOf(document));
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
};
