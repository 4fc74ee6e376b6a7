import { sql } from 'drizzle-orm';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import type { Random } from '../fuzz/random.ts';
import { rowsOf } from '../rows.ts';
import type { TestResponse } from '../server.ts';
import { canariesIn, FAMILIES, type Family } from './canaries.ts';
import { type Coach, COACHES, isCoach, isOpen, maySee, type Person, type Seat, type State } from './model.ts';
import type { World } from './world.ts';

export const PEOPLE: readonly Person[] = ['admin', ...COACHES, ...FAMILIES];

type Call = { method: string; path: string; body?: unknown; key?: string };

/** The state of one sequence. */
export type Run = {
  world: World;
  random: Random;
  state: State;
  seats: Seat[];
  signIns: SignIns;
  /** Requests with a key that succeeded. */
  sent: { person: Person; request: Call }[];
  /** The steps so far, for the failure message. */
  trace: string[];
  failures: string[];
};

/** `either` where the result depends on a rule other than permissions. */
export type Expected = 'yes' | 'no' | 'either';

const named = ({ person, as }: Pick<Seat, 'person' | 'as'>) => (as ? `${person} as ${as}` : person);

export const reportFailure = (run: Run, what: string) => run.failures.push(`${what}\n    ${run.trace.join('\n    ')}`);

/** Sessions that no sequence has ended: the next one reuses them. */
export type SignIns = Map<Person, string>;

const usesPasskey = ({ state }: Run, person: Person): person is Coach =>
  isCoach(person) && !state.passkeyGone.includes(person);

const signIn = async (run: Run, person: Person): Promise<string> => {
  const { world, signIns } = run;
  const stored = signIns.get(person);
  signIns.delete(person);
  const factors = usesPasskey(run, person) ? [`passkey:${world.passkeys[person]}`] : [];
  return stored ?? (await world.server.within(() => createSession(world.people[person], undefined, factors))).token;
};

/** The person's current session; for someone locked out their last one, if any. */
const seatOf = async (run: Run, person: Person): Promise<Seat | undefined> => {
  const own = run.seats.filter((seat) => seat.person === person);
  const open = own.findLast((seat) => !seat.as && !seat.ended);
  if (open) return open;
  if (run.state.status[person]) return own.at(-1);
  const seat: Seat = {
    person,
    token: await signIn(run, person),
    root: run.seats.length,
    ended: false,
    byPasskey: usesPasskey(run, person),
  };
  run.seats.push(seat);
  return seat;
};

/** Retains the sessions that have not ended. */
export const storeSignIns = ({ seats, signIns }: Run) => {
  // Coaches begin each sequence with a passkey, and with sign-ins that used it.
  for (const { person, as, token, ended, byPasskey } of seats)
    if (!as && !ended && (byPasskey || !isCoach(person))) signIns.set(person, token);
};

const ENDED_ONE_IN = 12;
const ACTING_ONE_IN = 3;

/** A random caller: mostly as themselves, often in a family's view, sometimes with an expired token. */
export const someone = async (run: Run, among: readonly Person[] = PEOPLE): Promise<Seat | undefined> => {
  const { random, seats } = run;
  const ended = seats.filter((seat) => seat.ended);
  if (ended.length > 0 && random.once(ENDED_ONE_IN)) return random.one(ended);
  const acting = seats.filter((seat) => seat.as && !seat.ended);
  if (acting.length > 0 && random.once(ACTING_ONE_IN)) return random.one(acting);
  return seatOf(run, random.one(among));
};

/** Records a fault for each canary that the model says must not be there. */
export const checkLeaks = (run: Run, viewer: Pick<Seat, 'person' | 'as'>, text: string, where: string): boolean => {
  const found = canariesIn(text);
  for (const one of found)
    if (!maySee(run.state, viewer, one))
      reportFailure(run, `LEAK of ${one.family}'s ${one.kind} to ${named(viewer)}: ${where}`);
  return found.length > 0;
};

/** Sends a request and checks the response against the model: nothing leaks, an expired token is rejected. */
export const ask = async (run: Run, seat: Seat, request: Call): Promise<TestResponse> => {
  const { method, path, body, key } = request;
  const response = await run.world.server.call(method, path, {
    token: seat.token,
    ...(body !== undefined && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  if (key && response.status < 300) run.sent.push({ person: seat.person, request });
  const line = `${named(seat)}: ${method} ${path} ${body ? JSON.stringify(body) : ''} → ${response.status}`;
  if (method !== 'GET') run.trace.push(line);
  if (!isOpen(run.state, seat)) {
    if (response.status !== 401) reportFailure(run, `A token that is over was accepted: ${line}`);
  } else if (response.status === 401 || response.status >= 500)
    reportFailure(run, `Not answered: ${line} ${response.text}`);
  checkLeaks(run, seat, response.text, line);
  return response;
};

export const hold = (run: Run, seat: Seat, expected: Expected, response: TestResponse, what: string): boolean => {
  const done = response.status < 300;
  if (!isOpen(run.state, seat)) return false;
  if (expected === 'yes' && !done)
    reportFailure(run, `Wrongly refused: ${named(seat)} ${what} ${response.status} ${response.text}`);
  if (expected === 'no' && done) reportFailure(run, `Wrongly allowed: ${named(seat)} ${what}`);
  return done;
};

/** A day later: covers are over, and the teams that end with them. */
export const endCovers = async ({ world }: Run) => {
  const customers = FAMILIES.map((name) => world.families[name].customer);
  await rowsOf(
    world.server,
    sql`update cover_grants set expires_at = now() - interval '1 second'
      where customer_id = any(${sql.param(customers)}::uuid[])`,
  );
  await rowsOf(
    world.server,
    sql`update skill_team set ends_at = now() - interval '1 second' where ends_at > now()
      and skill_id = any(${sql.param(FAMILIES.map((name) => world.families[name].skill))}::uuid[])`,
  );
};

export const personBehind = ({ people }: World, id: string): Person | undefined =>
  PEOPLE.find((person) => people[person] === id);

export const someFamily = ({ random }: Run): Family => random.one(FAMILIES);
