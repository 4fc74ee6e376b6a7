import { realNow, setClock } from './clock.ts';

// Lives some days in a new database and prints as JSON what they left behind: `node dist/life.js 60 [2026-02-23]`. Its
// parent may ask it to wait on some days, while the server answers: `--wait 1,28,60`.

/** A Monday, in a year with 29 days of daylight saving's changes on both sides. */
const FIRST_DAY = '2026-02-23';

const option = (name: string) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const [days = '60'] = process.argv.slice(2);
const from = option('--from') ?? FIRST_DAY;
const waits = new Set((option('--wait') ?? '').split(',').filter(Boolean).map(Number));

setClock(Date.parse(`${from}T00:00:00Z`));
// Loaded now: the dates of the demo are those of this clock.
const { measureLife } = await import('./measure.ts');
const started = realNow();
const measured = await measureLife({
  from,
  days: Number(days),
  waits,
  report: (number) => {
    if (number % 10 === 0) process.stderr.write(`Day ${number}, after ${Math.round((realNow() - started) / 1000)} s\n`);
  },
});
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
