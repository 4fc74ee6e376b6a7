import { beforeAll, expect, it } from 'vitest';
import { logout } from '@amberway/contract/auth/endpoints';
import { HOUR } from '@amberway/contract/kernel/limits';
import { declaredIn } from '../columns/bodies.ts';
import { type Attempt, openAttempts } from '../columns/attempts.ts';
import { useServer } from '../hooks.ts';
import { SAMPLES_OF } from '../matrix/cases.ts';
import type { PrincipalName } from '../matrix/principals.ts';
import type { Sample } from '../matrix/sample.ts';
import { GENERIC } from './texts.ts';

// Every endpoint with a JSON body, over HTTP: a required field has one error text of its own, the same when it is
// missing, null, empty or invisible. Updates use the texts of the create endpoint of the same record.

const WRITES = ['POST', 'PUT', 'PATCH'];
const BLANK = ' \u200b\u2060\u3164';
/** Values with a meaning: no tracking code, no signature, a like that is removed, nobody; a space in a password. */
const MEANT: Readonly<Record<string, readonly unknown[]>> = {
  'track code': ['', BLANK],
  'user/me/emailSignature emailSignature': ['', BLANK],
  'session/usefulness clientFindSkillUseful': [null],
  'user/:id/allocation/undo csm': [null],
  'auth/login password': [BLANK],
  'auth/confirm password': [BLANK],
  'password/resetUserPassword oldPassword': [BLANK],
  'password/resetUserPassword newPassword': [BLANK],
  'practice/plans cue': ['', BLANK],
  'practice/plans perWeek': [null],
  'practice/plans minutes': [null],
  'member/:id/event skill': [null],
  'member/:id/event kind': [null],
  'draft value': [null, '', BLANK],
  'draft/:kind/:key/conflict value': [null, '', BLANK],
};
/** Roles that may set the most fields are tried first. */
const PREFERRED: readonly PrincipalName[] = ['administrator', 'businessWorksWith', 'customerOwn'];
const FIELDS_MIN = 150;

const server = useServer();
let attempts: ReturnType<typeof openAttempts>;
beforeAll(() => {
  server.services.limiter = async () => {};
  attempts = openAttempts(server);
});

const SAMPLES = [...SAMPLES_OF.values()]
  .flat()
  .filter(
    ({ endpoint }) =>
      WRITES.includes(endpoint.method) &&
      endpoint.body &&
      !endpoint.multipart &&
      !endpoint.signature &&
      // Ends the session that the next attempts need; it requires no field.
      endpoint.id !== logout.id,
  )
  // Creates first: updates are compared with them.
  .toSorted((one, other) => Number(one.endpoint.method !== 'POST') - Number(other.endpoint.method !== 'POST'));

/** The record of an endpoint: 'milestone' for POST milestone and PUT milestone/:id. */
const recordOf = ({ sample }: Attempt) => sample.endpoint.path.replace(/(\/:[^/]*)+$/, '');

const change = (body: unknown, field: string, value: unknown): unknown => {
  if (Array.isArray(body)) return body.map((one) => change(one, field, value));
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  return value === undefined ? rest : { ...rest, [field]: value };
};

const removes = ({ request }: Attempt) => /"is[dD]eleted":true/.test(JSON.stringify(request.body));

const attemptOf = async (sample: Sample): Promise<Attempt | undefined> => {
  const all = (await attempts.attemptsOf(sample)).filter((attempt) => !removes(attempt));
  return PREFERRED.map((role) => all.find((attempt) => attempt.role === role)).find(Boolean) ?? all[0];
};

/** The error for a value in a field; undefined without one. */
const textFor = async (attempt: Attempt, field: string, value: unknown): Promise<string | undefined> => {
  const request = { ...attempt.request, body: change(attempt.request.body, field, value) };
  const { status, body } = await attempts.send({ ...attempt, request });
  const errors: Record<string, string> = (status === 422 && body.errors) || {};
  return errors[field] ?? errors[`0.${field}`];
};

const texts = new Map<string, string>();

const wrongTexts = async (attempt: Attempt, field: string): Promise<string[]> => {
  const place = `${recordOf(attempt)} ${field}`;
  const missing = await textFor(attempt, field, undefined);
  const wanted = missing ?? (attempt.sample.endpoint.method === 'POST' ? undefined : texts.get(place));
  if (!wanted) return [];
  texts.set(place, wanted);
  const wrong = GENERIC.includes(wanted) ? [`missing: ${wanted}`] : [];
  for (const value of [null, '', BLANK].filter((one) => !MEANT[place]?.includes(one))) {
    const text = await textFor(attempt, field, value);
    if (text !== wanted) wrong.push(`${JSON.stringify(value)}: ${text} instead of ${wanted}`);
  }
  return wrong.map((one) => `${attempt.sample.endpoint.id} ${attempt.sample.name ?? ''} ${field} ${one}`);
};

it(
  'every required field of every body has its own error for missing, null, empty and blank',
  { timeout: HOUR },
  async () => {
    const wrong: string[] = [];
    for (const sample of SAMPLES) {
      const attempt = await attemptOf(sample);
      if (!attempt) continue;
      for (const field of Object.keys(declaredIn(sample.endpoint.body, sample.endpoint.wire)))
        wrong.push(...(await wrongTexts(attempt, field)));
    }
    expect(wrong).toEqual([]);
    expect(texts.size).toBeGreaterThan(FIELDS_MIN);
  },
);
