/// <reference types="vite/client" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { ROUTES } from '../../routes.ts';
import { openTestServer, type TestServer } from '../server.ts';
import { expectedStatus } from './expectation.ts';
import { type Caller, FAMILY, PRINCIPAL_NAMES, type PrincipalName, PRINCIPALS } from './principals.ts';
import { prepareFingerprint, signedIn } from './queries.ts';
import type { Sample, SampleRequest } from './sample.ts';

const modules = import.meta.glob<{ samples: Sample[] }>('../../features/*/matrix.ts', { eager: true });
const SAMPLES = Object.values(modules).flatMap((module) => module.samples);

type Case = { label: string; caller: Caller; request: SampleRequest; wanted: number };

const pathOf = ({ endpoint }: Sample, { params = {}, query = '' }: SampleRequest) =>
  endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '') + query;

let knocks = 0;
/** Each knock from an address of its own: limits per address are tested elsewhere. */
const nextAddress = () => `10.${(knocks >> 16) & 255}.${(knocks >> 8) & 255}.${knocks++ & 255}`;

/** Every route × everyone who may knock × own and foreign records, over HTTP on a real database. */
export const defineMatrix = (engine: 'embedded' | 'postgres') => {
  let server: TestServer;
  let fingerprint: () => Promise<string>;
  beforeAll(async () => {
    server = await openTestServer({ engine });
    fingerprint = await server.within(prepareFingerprint);
  });
  afterAll(() => server.close());

  let callers: { known: Map<PrincipalName, Caller>; as: string } | undefined;
  /** The same callers as long as no request has touched a session or an account. */
  const callersNow = async () => {
    if (callers && callers.as === (await signedIn())) return callers.known;
    const known = new Map<PrincipalName, Caller>();
    for (const name of PRINCIPAL_NAMES) known.set(name, await PRINCIPALS[name]());
    callers = { known, as: await signedIn() };
    return known;
  };

  const casesOf = async (sample: Sample): Promise<Case[]> => {
    const cases: Case[] = [];
    for (const [name, caller] of await callersNow()) {
      for (const own of sample.target === 'self' ? [true, false] : [true]) {
        const someoneElse = caller.selfId === DEMO_PEOPLE.kelly.id ? DEMO_PEOPLE.marsh.id : DEMO_PEOPLE.kelly.id;
        cases.push({
          label: `${name}${own ? '' : ' naming someone else'}`,
          caller,
          request: await sample.request({ server, family: FAMILY, self: own ? caller.selfId : someoneElse }),
          wanted: expectedStatus(sample, name, caller, own),
        });
      }
    }
    return cases;
  };

  /** The cases whose answer is not the promised one. */
  const wrongAnswers = async (sample: Sample, cases: Case[]): Promise<string[]> => {
    const wrong: string[] = [];
    const { method, stream, file } = sample.endpoint;
    for (const { label, caller, request, wanted } of cases) {
      const answer = await server.call(method, pathOf(sample, request), {
        token: caller.token,
        body: request.body,
        headers: request.headers,
        ip: nextAddress(),
        ...(stream && { stream }),
      });
      // A stream has no envelope: its first event is what says that it is open. A file has its bytes.
      const isContent =
        (stream && answer.text.startsWith('data: ')) ||
        (file && answer.status === 200 && Boolean(answer.headers['content-disposition']));
      const accepted = isContent ? true : answer.body.status;
      if (answer.status !== wanted || accepted !== wanted < 400)
        wrong.push(`${label}: ${wanted} expected, got ${answer.status} ${answer.text}`);
    }
    return wrong;
  };

  test('every route has a sample in its feature’s matrix.ts', () => {
    const sampled = new Set(SAMPLES.map(({ endpoint }) => endpoint.id));
    expect(ROUTES.map(({ endpoint }) => endpoint.id).filter((id) => !sampled.has(id))).toEqual([]);
  });

  test.each(
    SAMPLES.map((sample) => [`${sample.endpoint.id}${sample.name ? ` (${sample.name})` : ''}`, sample] as const),
  )('%s', (_title, sample) =>
    server.within(async () => {
      const cases = await casesOf(sample);
      const denied = cases.filter(({ wanted }) => wanted >= 400);
      const before = await fingerprint();
      expect(await wrongAnswers(sample, denied)).toEqual([]);
      expect(await fingerprint(), 'a refused request changed stored data').toBe(before);
      expect(
        await wrongAnswers(
          sample,
          cases.filter(({ wanted }) => wanted < 400),
        ),
      ).toEqual([]);
    }),
  );
};
