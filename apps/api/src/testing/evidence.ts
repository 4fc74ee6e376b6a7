import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { insertEvent, insertPhase, type NewEvent, type NewPhase } from '../features/skills/graph/changes.queries.ts';
import { storeEntry } from './practice.ts';
import type { TestServer } from './server.ts';

// Phases, events and goes of skills as they are stored.

export const addPhase = async (server: TestServer, skillId: string, about: Partial<NewPhase> = {}): Promise<string> => {
  const values = {
    startsOn: '2026-03-01',
    label: 'Baseline',
    kind: 'baseline' as const,
    createdBy: DEMO_PEOPLE.coach.id,
  };
  return (await server.within(() => insertPhase({ ...values, ...about, skillId }))).id;
};

export const addEvent = async (
  server: TestServer,
  memberId: string,
  about: Partial<NewEvent> = {},
): Promise<string> => {
  const values = { onDay: '2026-03-01', label: 'New class teacher', createdBy: DEMO_PEOPLE.coach.id };
  return (await server.within(() => insertEvent({ ...values, ...about, memberId }))).id;
};

type Goes = {
  day: string;
  own: number;
  goes: number;
  withUser?: string;
  placeId?: string;
  kind?: 'practice' | 'baseline' | 'check';
};

/** Goes of one day, `own` of them on their own and the others with a little help. */
export const addGoes = (
  server: TestServer,
  about: { memberId: string; skillId: string },
  { day, own, goes, ...more }: Goes,
): Promise<string> =>
  storeEntry(server, { ...about, ...more, day, at: `${day}T05:00:00.000Z`, own, little: goes - own, lot: 0, none: 0 });
