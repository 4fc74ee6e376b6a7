import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../routes.ts';
import { sampleOf } from '../../testing/samples.ts';
import { serialiser } from './serialise.ts';

/** What the serialiser compiled from the schema sends for this reply. */
const written = async (schema: z.ZodType, value: unknown): Promise<unknown> => {
  const app = Fastify();
  app.get(
    '/',
    { schema: { response: { 200: {} } }, serializerCompiler: () => serialiser({ reply: schema }) },
    async () => value,
  );
  const response = await app.inject('/');
  await app.close();
  if (response.statusCode !== 200) throw new Error(response.body);
  return JSON.parse(response.body);
};

const jsonEndpoints = ROUTES.map(({ endpoint }) => endpoint).filter(({ file }) => !file);

describe.each(jsonEndpoints.map(({ id, reply }) => ({ id, reply })))('$id', ({ reply }) => {
  it.each(['full', 'bare'] as const)('serialises its %s reply by its schema', async (fill) => {
    const sample = sampleOf(reply, fill);
    expect(reply.safeParse(sample).error).toBeUndefined();
    expect(await written(reply, sample)).toEqual(sample);
  });
});

it('fields that are not in the reply schema are never sent', async () => {
  const schema = z.object({ name: z.string(), inner: z.object({ a: z.number() }).nullable() });
  const value = { name: 'x', passwordHash: 'secret', inner: { a: 1, token: 'secret' } };
  expect(await written(schema, value)).toEqual({ name: 'x', inner: { a: 1 } });
});

it('a missing field in a reply fails instead of leaving a gap', async () => {
  await expect(written(z.object({ name: z.string() }), {})).rejects.toThrow('name');
});
