import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { type Announcement, EVENTS_CHANNEL } from '../../kernel/events/publish.ts';
import { randomFrom } from '../fuzz/random.ts';
import { useServer } from '../hooks.ts';
import { FAMILIES } from './canaries.ts';
import { checkEvents, look, type Looks } from './look.ts';
import { COACHES, noState, type Person } from './model.ts';
import { UNKNOWN } from './reads.ts';
import { beginSequence, prepareReset } from './reset.ts';
import { storeSignIns, personBehind, type Run, type SignIns } from './run.ts';
import { takeStep } from './steps.ts';
import { makeWorld, type World } from './world.ts';

// Random sequences of changes to who works with whom, with reads in between, checked against a small model of who may
// see what. SEQUENCES and SEQUENCE_SEED make it longer and reproducible: `npm run sequences`.

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 40);
const SEED = Number(process.env['SEQUENCE_SEED'] ?? 1);
const FEWEST_STEPS = 3;
const MORE_STEPS = 3;
const MAX_LOOKS = 2;
const MAX_REPORTED = 5;
const SAY_EVERY = 500;

const server = useServer();
let world: World;
let unlisten: () => Promise<void>;
const signIns: SignIns = new Map();
const received: { person: Person; text: string }[] = [];
beforeAll(async () => {
  // Rate limits and reply schemas are tested elsewhere.
  server.services.limiter = async () => {};
  delete server.services.checkReply;
  world = await makeWorld(server);
  await prepareReset(server);
  unlisten = await server.database.listen(EVENTS_CHANNEL, {
    onMessage: (message) => {
      const announcement = JSON.parse(message) as Announcement;
      // A `check` announcement sends nothing to any page.
      if ('check' in announcement) return;
      for (const id of announcement.userIds) {
        const person = personBehind(world, id);
        if (person) received.push({ person, text: JSON.stringify(announcement.event) });
      }
    },
    missed: () => {},
  });
}, 2 * MINUTE);
afterAll(() => unlisten?.());

/** Each sequence has its own seed, so that it can be repeated alone. */
const sequence = async (number: number, looks: Looks): Promise<string[]> => {
  const random = randomFrom(SEED * 1_000_003 + number);
  const state = noState();
  for (const family of FAMILIES) {
    if (random.once(2)) state.csm[family] = random.one(COACHES);
    if (random.once(2)) state.clinician[family] = random.one(COACHES);
    if (random.once(3)) state.siblingClinician[family] = random.one(COACHES);
  }
  const run: Run = {
    world,
    random,
    state,
    seats: [],
    signIns,
    sent: [],
    failures: [],
    trace: [`sequence ${number}: ${JSON.stringify(state)}`],
  };
  const steps = FEWEST_STEPS + random.below(MORE_STEPS);
  await beginSequence(world, state);
  for (let step = 0; step < steps && run.failures.length === 0; step += 1) {
    await takeStep(run);
    checkEvents(run, received);
    for (let n = random.below(MAX_LOOKS); n < MAX_LOOKS; n += 1) await look(run, looks);
  }
  storeSignIns(run);
  return run.failures;
};

it('every read endpoint of the API has a request in this test', () => {
  expect(UNKNOWN).toEqual([]);
});

it(
  `nobody sees a family’s data without permission in ${SEQUENCES} sequences (seed ${SEED})`,
  { timeout: 120 * MINUTE },
  async () => {
    const looks: Looks = { reads: 0, withCanaries: 0, reached: new Set() };
    const failures: string[] = [];
    for (let n = 0; n < SEQUENCES && failures.length < MAX_REPORTED; n += 1) {
      failures.push(...(await sequence(n, looks)));
      if ((n + 1) % SAY_EVERY === 0) process.stdout.write(`${n + 1} sequences\n`);
    }
    expect(failures.join('\n\n')).toBe('');
    // The test is useless if hardly any response contains data.
    expect(looks.withCanaries).toBeGreaterThan(looks.reads / 6);
    expect(looks.reached.size).toBeGreaterThan(Math.min(60, SEQUENCES / 2));
    process.stdout.write(
      `${looks.reads} reads, ${looks.withCanaries} of them with something of a family, ${looks.reached.size} calls\n`,
    );
  },
);
