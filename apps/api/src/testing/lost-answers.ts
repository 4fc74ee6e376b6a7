import { uuidv7 } from 'uuidv7';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_PRACTICE_PLANS } from '@amberway/fixtures/practice/demo';
import { callChild, type Child, signInChild, startChild } from './child.ts';

// A server that is killed after it stored an entry and before the device has its answer.

type Entry = { _id: string };
const member = DEMO_CHILDREN.arlo.id;
const { email, password } = ACCOUNTS.parent;

const newEntry = (place: string): Entry & Record<string, unknown> => ({
  _id: uuidv7(),
  member,
  skill: DEMO_PRACTICE_PLANS[0]?.skillId,
  kind: 'practice',
  at: new Date().toISOString(),
  zone: 'Australia/Sydney',
  place,
  with: DEMO_PEOPLE.parent.id,
  goes: { own: 1, little: 0, lot: 0, none: 0 },
});

const send = (child: Child, token: string, entry: Entry) =>
  callChild(child, 'POST', 'practice/batch', { token, body: { entries: [entry] } });

const idsOf = async (child: Child, token: string): Promise<string[]> => {
  const found: string[] = [];
  for (;;) {
    const path = `practice?member=${member}&limit=200&skip=${found.length}`;
    const { data, count } = (await callChild(child, 'GET', path, { token })).body as unknown as {
      data: Entry[];
      count: number;
    };
    found.push(...data.map(({ _id }) => _id));
    if (data.length === 0 || found.length >= count) return found;
  }
};

/**
 * Sends one entry per round, kills the server when `whenStored` says so, without reading the answer, and sends the same
 * entry again to the next server. Returns how many were sent, how many of them are stored, and in how many rounds the
 * first server had stored it.
 */
export const loseAnswers = async (
  env: Record<string, string>,
  rounds: number,
  whenStored: (id: string) => Promise<unknown>,
) => {
  let child = await startChild(env);
  try {
    // Sessions outlive the server: one sign-in for all rounds.
    const token = await signInChild(child, email, password);
    const { body } = await callChild(child, 'GET', 'lookups?types=practicePlace', { token });
    const place = (body.data as unknown as Entry[])[0]?._id ?? '';
    const before = (await idsOf(child, token)).length;
    const sent: string[] = [];
    let known = 0;
    for (let round = 0; round < rounds; round += 1) {
      const entry = newEntry(place);
      sent.push(entry._id);
      const lost = send(child, token, entry).catch(() => undefined);
      await whenStored(entry._id);
      await child.kill('SIGKILL');
      await lost;
      child = await startChild(env);
      const again = (await send(child, token, entry)).body.data as { results: { result: string }[] };
      if (again.results[0]?.result === 'known') known += 1;
    }
    const stored = await idsOf(child, token);
    return { added: stored.length - before, found: sent.filter((id) => stored.includes(id)).length, known };
  } finally {
    await child.kill('SIGTERM');
  }
};
