import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeNames, wireNames } from '@amberway/contract/kernel/wire';
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

describe('wire names', () => {
  const names = wireNames({ outcome: 'goal', skill: 'milestone' });
  const sent = (reply: z.ZodType, value: unknown): unknown => JSON.parse(serialiser({ reply, wire: names })(value));

  it('are sent at every depth, and nothing that the schema does not list', () => {
    const reply = z.object({
      title: z.string(),
      outcome: z.object({ skill: z.string().nullable(), name: z.string() }).nullable(),
      list: z.array(z.object({ deep: z.object({ skill: z.number() }).optional() })),
    });
    const value = {
      title: 'outcome',
      outcome: { skill: null, name: 'n', secret: 's' },
      list: [{ deep: { skill: 1 } }, {}],
      secret: 's',
    };
    expect(sent(reply, value)).toEqual({
      title: 'outcome',
      goal: { milestone: null, name: 'n' },
      list: [{ deep: { milestone: 1 } }, {}],
    });
    expect(sent(reply, { ...value, outcome: null })).toMatchObject({ goal: null });
  });

  it('are sent in parts of which the schema does not list the names', () => {
    const reply = z.object({
      byKey: z.record(z.string(), z.number()),
      either: z.union([z.object({ skill: z.string() }), z.object({ other: z.string() })]),
      any: z.unknown(),
    });
    const value = { byKey: { outcome: 1, x: 2 }, either: { skill: 'a' }, any: [{ skill: 'b' }] };
    expect(sent(reply, value)).toEqual({
      byKey: { goal: 1, x: 2 },
      either: { milestone: 'a' },
      any: [{ milestone: 'b' }],
    });
  });

  it('change nothing in a reply that has none of them', () => {
    const reply = z.object({ data: z.array(z.object({ name: z.string() })), count: z.number() });
    expect(sent(reply, { data: [{ name: 'skill' }], count: 1 })).toEqual({ data: [{ name: 'skill' }], count: 1 });
  });

  const withNames = ROUTES.flatMap(({ endpoint: { id, reply, wire, file } }) =>
    wire && !file ? [{ id, reply, wire }] : [],
  );
  it.each(withNames)('$id: its reply is the one with every name translated', ({ reply, wire }) => {
    for (const fill of ['full', 'bare'] as const) {
      const sample = sampleOf(reply, fill);
      expect(JSON.parse(serialiser({ reply, wire })(sample))).toEqual(encodeNames(wire, sample));
    }
  });
});
