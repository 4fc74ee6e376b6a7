import { expect } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { BatchResult } from '@amberway/contract/practice/schemas';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { insertEntries, type NewEntry } from '../features/practice/queries.ts';
import { insertPass } from '../kernel/identity/passes.queries.ts';
import { addProgramme, entryOf } from './programme.ts';
import type { TestServer } from './server.ts';

// Practice entries as a device sends them, and as they are stored.

export const GOES = { own: 2, little: 1, lot: 0, none: 0 };

type About = { member: string; skill: string };

/** A valid entry of a few minutes ago; each call makes a new id. */
export const entryFor = async (server: TestServer, about: About, values: object = {}) => ({
  _id: uuidv7(),
  ...about,
  kind: 'practice',
  at: new Date(Date.now() - 10 * MINUTE).toISOString(),
  zone: 'Australia/Sydney',
  place: await entryOf(server, 'practicePlace'),
  with: DEMO_PEOPLE.parent.id,
  goes: GOES,
  ...values,
});

/** A child's new skill, and a function that makes entries for it. */
export const newPractice = async (server: TestServer, member: string) => {
  const { skill, task, outcome } = await addProgramme(server, member);
  const about = { member, skill: skill.id };
  return { skill, task, outcome, entry: (values: object = {}) => entryFor(server, about, values) };
};

export const send = (server: TestServer, token: string | undefined, entries: readonly unknown[]) =>
  server.call('POST', 'practice/batch', { token, body: { entries } });

/** Sends and returns what became of each entry. */
export const results = async (
  server: TestServer,
  token: string | undefined,
  entries: readonly unknown[],
): Promise<BatchResult[]> => {
  const response = await send(server, token, entries);
  expect(response.status, response.text).toBe(200);
  return response.body.data.results;
};

/** Stores an entry of the demo family, as if it had arrived at that time. */
export const storeEntry = async (
  server: TestServer,
  about: { memberId: string; skillId: string } & Partial<NewEntry>,
): Promise<string> => {
  const id = uuidv7();
  const at = new Date(Date.now() - 10 * MINUTE).toISOString();
  const placeId = await entryOf(server, 'practicePlace');
  await server.within(() =>
    insertEntries([
      {
        id,
        contentHash: id,
        kind: 'practice',
        at,
        zone: 'Australia/Sydney',
        day: at.slice(0, 10),
        placeId,
        withUser: DEMO_PEOPLE.parent.id,
        recordedBy: DEMO_PEOPLE.parent.id,
        ...GOES,
        ...about,
      },
    ]),
  );
  return id;
};

export const addPass = (
  server: TestServer,
  memberIds: readonly string[],
  userId: string = DEMO_PEOPLE.parent.id,
  deviceName = 'Kitchen phone',
) => server.within(() => insertPass({ userId, deviceName, memberIds }));
