import { canary, type Canary } from './canaries.ts';
import { unzip } from '../unzip.ts';
import { isNearChild, isOpen, maySee } from './model.ts';
import { FAMILY_READS, OTHER_READS, type Read } from './reads.ts';
import { ask, checkLeaks, reportFailure, type Run, someFamily, someone } from './run.ts';
import { PASS_OWNERS } from './world.ts';

const OTHERS_ONE_IN = 10;
const FEED_ONE_IN = 12;
const PASS_ONE_IN = 12;
const EXPORT_ONE_IN = 100;

export type Looks = { reads: number; withCanaries: number; reached: Set<string> };

/** A random person reads something: the response contains only what they may see, and everything it must. */
const readOnce = async (run: Run, read: Read, looks: Looks) => {
  const seat = await someone(run);
  if (!seat) return;
  const { state, world, random } = run;
  const family = seat.as && !random.once(3) ? seat.as : someFamily(run);
  const path = read.path({ ids: world.families[family], self: world.people[seat.as ?? seat.person] });
  const response = await ask(run, seat, { method: 'GET', path });
  looks.reads += 1;
  if (response.status < 300) looks.reached.add(read.endpoint.id);
  if (response.text.includes('zqx')) looks.withCanaries += 1;
  const wanted: Canary | undefined = read.must && { family, kind: read.must };
  if (!wanted || !isOpen(state, seat) || state.status[family] || read.unless?.(state, family)) return;
  if (maySee(state, seat, wanted) && !response.text.toLowerCase().includes(`zqx${family}${wanted.kind}zqx`))
    reportFailure(
      run,
      `Missing: ${seat.person} ${seat.as ? `as ${seat.as} ` : ''}GET ${path} → ${response.status} ${response.text}`,
    );
};

/** The feed URL works without a session: it shows what its owner may see. */
const readFeed = async (run: Run, looks: Looks) => {
  const { world, state, random } = run;
  const person = random.one(['one', 'two', 'a', 'b'] as const);
  const response = await world.server.call('GET', `calendar/feed/${world.feeds[person]}.ics`);
  looks.reads += 1;
  if (response.status === 200) looks.reached.add('GET calendar/feed/:secret');
  if (state.status[person] && response.status === 200)
    reportFailure(run, `The feed of ${person}, who is shut out, is open`);
  // Long lines in iCalendar are folded.
  if (checkLeaks(run, { person }, response.text.replaceAll(/\r\n /g, ''), `calendar feed of ${person}`))
    looks.withCanaries += 1;
};

/** A pass opens the plan of children that its owner reaches at that moment, and nothing else. */
const readWithPass = async (run: Run, looks: Looks) => {
  const { world, state, random } = run;
  const person = random.one(PASS_OWNERS);
  const family = someFamily(run);
  const isPlan = !random.once(3);
  const ids = world.families[family];
  const path = isPlan
    ? `practice/plan?member=${ids.member}`
    : random.one(FAMILY_READS).path({ ids, self: world.people[person] });
  const token = world.passes[person];
  const response = await world.server.call('GET', path, { token });
  const line = `the pass of ${person}: GET ${path} → ${response.status} ${response.text}`;
  looks.reads += 1;
  if (checkLeaks(run, { person }, response.text, line)) looks.withCanaries += 1;
  const isOver = state.status[person] !== undefined || state.passEnded.includes(person);
  const opensPlan = path.startsWith('practice/plan');
  if ((isOver || !opensPlan) && response.status !== 401) reportFailure(run, `Open to ${line}`);
  if (isOver || !opensPlan) return;
  const near = isNearChild(state, { person }, family);
  if (!near && response.status !== 404) reportFailure(run, `Open to ${line}`);
  if (near && !state.status[family] && !response.text.toLowerCase().includes(canary(family, 'child')))
    reportFailure(run, `Missing for ${line}`);
};

/** Unpacks and checks the zip export of the whole record. */
const readExport = async (run: Run, looks: Looks) => {
  const seat = await someone(run);
  if (!seat) return;
  const family = someFamily(run);
  const path = `privacy/${run.world.families[family].customer}/export`;
  const response = await ask(run, seat, { method: 'GET', path });
  looks.reads += 1;
  if (response.status !== 200) return;
  looks.reached.add('GET privacy/:customerId/export');
  if (seat.as || (seat.person !== 'admin' && seat.person !== family))
    reportFailure(run, `${seat.person} took ${family} along`);
  // It contains what the family itself may see, whoever requested it.
  const text = [...unzip(response.bytes)].map(([name, bytes]) => `${name} ${bytes.toString('latin1')}`).join('\n');
  if (checkLeaks(run, { person: family }, text, path)) looks.withCanaries += 1;
};

export const look = async (run: Run, looks: Looks) => {
  const { random } = run;
  if (random.once(FEED_ONE_IN)) await readFeed(run, looks);
  else if (random.once(PASS_ONE_IN)) await readWithPass(run, looks);
  else if (random.once(EXPORT_ONE_IN)) await readExport(run, looks);
  else await readOnce(run, random.once(OTHERS_ONE_IN) ? random.one(OTHER_READS) : random.one(FAMILY_READS), looks);
};

/** Checks all live events since the last call. */
export const checkEvents = (run: Run, received: { person: Run['seats'][number]['person']; text: string }[]) => {
  for (const { person, text } of received.splice(0))
    if (!run.state.status[person]) checkLeaks(run, { person }, text, `live event ${text}`);
};
