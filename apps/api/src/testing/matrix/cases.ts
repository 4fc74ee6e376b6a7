/// <reference types="vite/client" />
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { TestServer } from '../server.ts';
import { expectedStatus } from './expectation.ts';
import { type Caller, FAMILY, PRINCIPAL_NAMES, type PrincipalName, PRINCIPALS } from './principals.ts';
import { prepareFingerprint, signedIn } from './queries.ts';
import type { Sample, SampleRequest } from './sample.ts';

const modules = import.meta.glob<{ samples: Sample[] }>('../../features/*/authorization.samples.ts', { eager: true });

export const SAMPLES_OF = new Map(
  Object.entries(modules).map(([path, { samples }]) => [/features\/([^/]+)\//.exec(path)?.[1] ?? path, samples]),
);

type Case = { label: string; caller: Caller; request: SampleRequest; wanted: number };

export const pathOf = ({ endpoint }: Sample, { params = {}, query = '' }: SampleRequest) =>
  endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '') + query;

/** The tables whose lines in two fingerprints differ. */
const differing = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').flatMap((line) => (lines.has(line) ? [] : (line.split(':')[0] ?? line)));
};

/** One may have only so many streams open. */
const STREAM_TRIES = 20;
const STREAM_DELAY_MS = 250;

let calls = 0;
/** Each request comes from its own IP address: limits per address are tested elsewhere. */
const nextAddress = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`;

/**
 * Checks the responses to all callers, on own and foreign records: all of them, or with `share` one in so many,
 * different ones at each route. Only with all of them is it checked that rejected requests left nothing behind.
 */
export const openCases = async (server: TestServer, share = 1) => {
  const fingerprint = share === 1 ? await server.within(prepareFingerprint) : async () => '';
  let routes = 0;
  let callers: { known: Map<PrincipalName, Caller>; as: string } | undefined;
  /** Reuses the callers as long as no request has changed a session or an account. */
  const callersNow = async () => {
    if (callers && callers.as === (await signedIn())) return callers.known;
    const known = new Map<PrincipalName, Caller>();
    for (const name of PRINCIPAL_NAMES) known.set(name, await PRINCIPALS[name]());
    callers = { known, as: await signedIn() };
    return known;
  };

  const casesOf = async (sample: Sample): Promise<Case[]> => {
    const cases: Case[] = [];
    const first = routes++ % share;
    for (const [n, [name, caller]] of [...(await callersNow())].entries()) {
      if (n % share !== first) continue;
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

  /** The cases whose response differs from the expected one. */
  const wrongResponses = async (sample: Sample, cases: Case[]): Promise<string[]> => {
    const wrong: string[] = [];
    const { method, stream, file } = sample.endpoint;
    for (const { label, caller, request, wanted } of cases) {
      const call = () =>
        server.call(method, pathOf(sample, request), {
          token: caller.token,
          body: request.body,
          headers: request.headers,
          ip: nextAddress(),
          ...(stream && { stream }),
        });
      let response = await call();
      // Those of the calls before are closing still.
      const most = stream ? STREAM_TRIES : 0;
      for (let tries = 0; response.status === 429 && tries < most; tries += 1) {
        await delay(STREAM_DELAY_MS);
        response = await call();
      }
      // A stream has no envelope: its first event shows that it is open. A file response has its content.
      const isContent =
        (stream && response.text.startsWith('data: ')) ||
        (file && response.status === 200 && Boolean(response.headers['content-disposition']));
      const accepted = isContent ? true : response.body.status;
      if (response.status !== wanted || accepted !== wanted < 400)
        wrong.push(`${label}: ${wanted} expected, got ${response.status} ${response.text}`);
    }
    return wrong;
  };

  /** Returns what is wrong with the responses to a sample. Rejected callers come first and must change nothing. */
  return (sample: Sample): Promise<string[]> =>
    server.within(async () => {
      const cases = await casesOf(sample);
      const before = await fingerprint();
      const denied = await wrongResponses(
        sample,
        cases.filter(({ wanted }) => wanted >= 400),
      );
      if (denied.length > 0) return denied;
      const changed = differing(before, await fingerprint());
      if (changed.length > 0) return [`a refused request changed stored data: ${changed.join(', ')}`];
      return wrongResponses(
        sample,
        cases.filter(({ wanted }) => wanted < 400),
      );
    });
};
