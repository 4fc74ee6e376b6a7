import { setTimeout as delay } from 'node:timers/promises';

/** Generous: three browsers and a server may share two cores. */
const PATIENCE_MS = Number(process.env['JOURNEY_PATIENCE_MS'] ?? 30_000);
const AGAIN_MS = 60;

/** Tries until it is so; an error, for instance of a page that is being left, counts as not yet. */
export const until = async (isSo: () => Promise<boolean>, message: () => string, timeoutMs = PATIENCE_MS) => {
  const end = Date.now() + timeoutMs;
  let failure = '';
  for (;;) {
    try {
      if (await isSo()) return;
      failure = '';
    } catch (error) {
      failure = ` (${String(error).slice(0, 300)})`;
    }
    if (Date.now() > end) throw new Error(`${message()}${failure}`);
    await delay(AGAIN_MS);
  }
};
