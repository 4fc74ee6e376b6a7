import { beforeAll, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES, HOUR } from '@amberway/contract/kernel/limits';
import { type Attempt, openAttempts } from '../columns/attempts.ts';
import { declaredIn } from '../columns/bodies.ts';
import { useServer } from '../hooks.ts';
import { SAMPLES_OF } from '../matrix/cases.ts';
import { longestBlock } from './blocked.ts';
import { slowness } from './machine.ts';
import { fullBody, KIND_NAMES, longestText, tooLong, tooMany } from './worst.ts';

// Every endpoint that takes text, with the longest text of the worst kinds in each field and in all at once: it must
// not block other requests.
// `npm test` tries one kind in all fields of a body, another one in the next body, COST_KINDS=all tries all of them.

const ALL = process.env['COST_KINDS'] === 'all';
/** Measured in the thread's CPU time, so that time of other processes does not count. */
const LIMIT_MS = Number(process.env['COST_LIMIT_MS'] ?? 100);
const RUNS = 3;

const server = useServer();
let attempts: ReturnType<typeof openAttempts>;
beforeAll(() => {
  server.services.limiter = async () => {};
  attempts = openAttempts(server);
});

const SAMPLES = [...SAMPLES_OF.values()]
  .flat()
  .filter(({ endpoint }) => endpoint.body && !endpoint.signature && typeof endpoint.access !== 'string');

type Value = { name: string; value: unknown };

const valuesFor = (attempt: Attempt, n: number): Value[] => {
  const fields = declaredIn(attempt.sample.endpoint.body, attempt.sample.endpoint.wire);
  const kinds = KIND_NAMES.filter((_, index) => ALL || index === n % KIND_NAMES.length);
  const long = Object.entries(fields).flatMap(([name, schema]) =>
    kinds.flatMap((kind) => {
      const value = longestText(schema, kind);
      return value ? [{ name: `${name} of ${value.length} ${kind}`, value: { [name]: value } }] : [];
    }),
  );
  const full = kinds.flatMap((kind) => {
    const value = fullBody(fields, kind);
    return Object.keys(value).length > 1 ? [{ name: `full of ${kind}`, value }] : [];
  });
  const [first] = Object.keys(fields);
  const refused = first
    ? [
        { name: `${first} of a megabyte`, value: { [first]: tooLong(KIND_NAMES[n % KIND_NAMES.length] ?? '') } },
        { name: `${first} of a long list`, value: { [first]: tooMany() } },
      ]
    : [];
  return [...long, ...full, ...(ALL || n % 5 === 0 ? refused : [])];
};

/** The minimum of several runs: other load on the machine only adds to it. */
const blockOf = async (attempt: Attempt, more: Record<string, unknown>): Promise<number> => {
  let least = Infinity;
  for (let run = 0; run < RUNS && least > LIMIT_MS / 2; run += 1) {
    const block = await longestBlock(() => attempts.send(attempt, more));
    least = Math.min(least, block);
  }
  return least;
};

/** Of the machine as it is now: other load takes caches and half of a core as well. */
const isTooLong = (ms: number): boolean => ms > LIMIT_MS && ms > LIMIT_MS * slowness();

it(
  `no request blocks the event loop for more than ${LIMIT_MS} ms, whatever its body contains`,
  { timeout: HOUR },
  async () => {
    const measured: { what: string; ms: number; slow: boolean }[] = [];
    for (const [n, sample] of SAMPLES.entries()) {
      const [attempt] = await attempts.attemptsOf(sample, 'somebody');
      if (!attempt) continue;
      for (const { name, value } of valuesFor(attempt, n)) {
        const ms = await blockOf(attempt, value as Record<string, unknown>);
        measured.push({ what: `${sample.endpoint.id} ${name}`, ms: Math.round(ms), slow: isTooLong(ms) });
      }
      attempts.forgetCallers();
    }
    const slowest = measured.toSorted((a, b) => b.ms - a.ms);
    process.stdout.write(
      `${measured.length} large bodies; slowest:\n${slowest
        .slice(0, ALL ? 40 : 3)
        .map(({ what, ms }) => `  ${ms} ms ${what}\n`)
        .join('')}`,
    );
    expect(slowest.filter(({ slow }) => slow)).toEqual([]);
    expect(measured.length).toBeGreaterThan(30);
  },
);

it('a body of many short keys is rejected as fast as any other', async () => {
  const token = await server.signIn('parent');
  const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, 0]));
  const body = JSON.stringify(keys).slice(0, BODY_LIMIT_BYTES);
  let status = 0;
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1)
    least = Math.min(
      least,
      await longestBlock(async () => {
        ({ status } = await server.call('PUT', 'draft/note/keys', {
          token,
          body: `${body.slice(0, body.lastIndexOf(','))}}`,
        }));
      }),
    );
  expect(status).toBe(413);
  expect([least, isTooLong(least)]).toEqual([least, false]);
});
