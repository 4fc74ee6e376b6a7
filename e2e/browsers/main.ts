import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../support/server.ts';
import { startChromium } from './engines/chromium.ts';
import type { Browser, EngineName } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { KIT } from './kit.ts';
import { JOURNEYS } from './journeys/all.ts';
import type { Journey } from './journeys/journey.ts';
import { type Result, runOne, SIZES } from './run.ts';
import { tableOf, tableOfKit } from './table.ts';
import { openWorld } from './world.ts';

const START: Record<EngineName, (program: string) => Promise<Browser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    repeat: { type: 'string', default: '1' },
    width: { type: 'string', multiple: true },
    tests: { type: 'boolean', default: false },
  },
});

/** The programs, by the name of the engine, from the command that has looked for them. */
const programs = JSON.parse(process.env['ENGINE_PROGRAMS'] ?? '{}') as Partial<Record<EngineName, string>>;
const engines = (Object.keys(START) as EngineName[]).filter(
  (name) => programs[name] !== undefined && (values.engine?.includes(name) ?? true),
);
const widths = Object.keys(SIZES)
  .map(Number)
  .filter((width) => values.width?.includes(String(width)) ?? true);

const isWanted = ({ name }: Journey) => values.only?.some((part) => name.includes(part)) ?? true;
const rounds = Array.from({ length: Number(values.repeat) });
const runsAt = (journey: Journey, width: number) =>
  values.tests ? journey.inTests === width : (journey.only ?? width) === width;

const unknown = Object.values(KIT)
  .flat()
  .filter((name) => !JOURNEYS.some((journey) => journey.name === name));
if (unknown.length > 0) throw new Error(`There is no such journey: ${unknown.join('; ')}`);

const screenshots = mkdtempSync(join(tmpdir(), 'amberway-browsers-'));
const results: Result[] = [];

const runEngine = async (engine: EngineName, serverUrl: string) => {
  const world = await openWorld(serverUrl);
  const browser = await START[engine](programs[engine] ?? '');
  try {
    for (const width of widths) {
      const wanted = JOURNEYS.filter((each) => isWanted(each) && runsAt(each, width));
      for (const journey of rounds.flatMap(() => wanted)) {
        const result = await runOne(journey, width, { engine, browser, world, screenshots });
        results.push(result);
        const { failure, ms } = result;
        console.log(
          `${failure === undefined ? '✓' : '✗'} ${engine} ${width} ${journey.name} (${(ms / 1000).toFixed(1)} s)`,
        );
        if (failure !== undefined) console.log(failure.replaceAll(/^/gm, '    '));
      }
    }
  } finally {
    await browser.close().catch(() => {});
    await world.close();
  }
  return browser.version;
};

const settings = { SIGN_IN_PER_MINUTE: '100000', TRUST_PROXY: 'true' };
const server = await startServer(settings);
try {
  const versions = await Promise.all(engines.map((engine) => runEngine(engine, server.url)));
  const named = engines.map((engine, at) => ({ engine, version: versions[at] ?? '' }));
  console.log(`\n${tableOf(results, named, widths)}`);
  if (!values.only && !values.tests) console.log(`\n${tableOfKit(KIT, results, named)}`);
} finally {
  await server.stop();
}
const failed = results.filter(({ failure }) => failure !== undefined).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
const report = process.env['ENGINES_REPORT'];
if (report) writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed }));
if (failed > 0) console.log(`Screenshots: ${screenshots}`);
process.exit(failed > 0 || results.length === 0 ? 1 : 0);
