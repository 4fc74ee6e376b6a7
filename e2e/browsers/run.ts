import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, EngineName, Size } from './engines/engine.ts';
import type { Journey } from './journeys/journey.ts';
import { openSite } from './network/site.ts';
import { Window } from './page/window.ts';
import type { World } from './world.ts';

export const SIZES: Record<number, Size> = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };

export type Result = { journey: string; engine: EngineName; width: number; ms: number; failure?: string };

/** A journey that cannot end is a failure, not a stop of everything. */
const TIMEOUT_MS = 150_000;
const inTime = async (work: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished in ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

type Run = { engine: EngineName; browser: Browser; world: World; screenshots: string };

// Each on a loopback host of its own, since cookies do not know ports.
let hosts = 1;
const newHost = () => {
  hosts = (hosts % 250) + 1;
  return `127.0.0.${hosts + 1}`;
};

export const runOne = async (journey: Journey, width: number, { engine, browser, world, screenshots }: Run) => {
  const size = SIZES[width] as Size;
  const site = await openSite(world.serverUrl, browser.isolates ? '127.0.0.1' : newHost());
  const started = Date.now();
  const result: Result = { journey: journey.name, engine, width, ms: 0 };
  try {
    const driver = await browser.open(size);
    const window = new Window(driver, { engine, size, site });
    try {
      await inTime(journey.run(window, world));
      const problems = await window.problems();
      if (problems.length > 0) result.failure = problems.join('\n');
    } catch (error) {
      const problems = await window.problems().catch(() => []);
      const place = await window.place().catch(() => 'nowhere');
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const [step = 'a helper'] = /journeys\/\w+\.ts:\d+/.exec(stack) ?? [];
      result.failure = [`${message} (${step}, at ${place})`, ...problems].join('\n');
    }
    if (result.failure !== undefined) {
      mkdirSync(screenshots, { recursive: true });
      const name = `${journey.name} ${engine} ${width}`.replaceAll(/[^\w-]+/g, '-');
      await driver
        .screenshot()
        .then((image) => writeFileSync(join(screenshots, `${name}.png`), image))
        .catch(() => {});
    }
    await driver.close().catch(() => {});
  } catch (error) {
    result.failure = `the browser: ${String(error)}`;
  }
  await site.off().catch(() => {});
  return { ...result, ms: Date.now() - started };
};
