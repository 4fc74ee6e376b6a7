import { once } from 'node:events';
import { MADE_BY_SERVER } from '@amberway/contract/privacy/retention';
import { LIVES } from '@amberway/fixtures/life/people';
import { readConfig } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import { live } from './live.ts';
import { countRows, receivedBetween } from './measure.queries.ts';
import { dayAfter, timeOf } from './pace.ts';
import type { Day } from './people/day.ts';
import type { World } from './world.ts';

type Life = { from: string; days: number; waits: ReadonlySet<number>; report: (number: number) => void };

/** The days after which the rows are counted, besides the last. */
const COUNTED = [0, 28, 60];
const WEEK = 7;

const NAMES = new Map(Object.entries(LIVES).map(([name, { id }]) => [id, name]));

/** By person, week and kind: how many lines of the bell and mails were new. */
type Received = Record<string, Record<number, Record<string, number>>>;

const note = async (received: Received, { world, number, date }: Day) => {
  const bounds = [date, dayAfter(date, 1)].map((day) => new Date(timeOf(day, '00:00')).toISOString());
  const [begin = '', end = ''] = bounds;
  const all = await withDatabase(world.services.database, () => receivedBetween(begin, end));
  for (const { user, kind, times } of all) {
    const name = NAMES.get(user);
    if (!name) continue;
    const week = ((received[name] ??= {})[Math.floor(number / WEEK) + 1] ??= {});
    week[kind] = (week[kind] ?? 0) + times;
  }
};

/** Node stamps its replies with the time of the machine, by which pages correct the clock of their device. */
const stampReplies = ({ server }: World['app']) =>
  server.prependListener('request', (_request, response) => {
    response.sendDate = false;
    response.setHeader('date', new Date().toUTCString());
  });

/** Serves until the parent has seen what it wants to see. */
const wait = async ({ world, number }: Day, url: string) => {
  process.send?.({ day: number, now: Date.now(), url });
  await once(process, 'message');
  return world;
};

export const measureLife = async ({ from, days, waits, report }: Life) => {
  const rows: Record<number, Record<string, number>> = {};
  const received: Received = {};
  let url: string | undefined;
  const world = await live({
    config: readConfig({ LOG_LEVEL: 'error', SEARCH_PER_MINUTE: '1000000', ...process.env }),
    from,
    days,
    afterDay: async (day) => {
      const { services, app } = day.world;
      if (day.number > 0) await note(received, day);
      if (COUNTED.includes(day.number) || day.number === days)
        rows[day.number] = await withDatabase(services.database, countRows);
      if (waits.has(day.number)) {
        if (!url) stampReplies(app);
        url ??= await app.listen({ host: '127.0.0.1', port: 0 });
        await wait(day, url);
      }
      report(day.number);
    },
  });
  return {
    days,
    families: Object.values(LIVES).filter((one) => 'child' in one).length,
    rows,
    received,
    madeByServer: MADE_BY_SERVER,
    refused: [...world.refused],
  };
};
