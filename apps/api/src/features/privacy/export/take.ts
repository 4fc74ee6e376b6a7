import { setTimeout as delay } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { CONFIRM_MS, SECOND } from '@amberway/contract/kernel/limits';
import { privacyTexts } from '@amberway/contract/privacy/texts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { EXPORT_KIND } from './kind.ts';
import { latestExport, openExport, stateOfExport } from './state.queries.ts';

/** A proxy ends a request without an answer after a minute. */
const WAIT_MS = 50 * SECOND;
const LOOK_MS = SECOND / 5;

/** An export that failed is reported to those who wait for it, and then begun again. */
const FAILED_MS = 10 * SECOND;
const since = (at: string | null) => (at ? Date.now() - Date.parse(at) : Infinity);

/** The id of a finished export that is not older than a link to it lasts. */
export const readyExport = async (customerId: string): Promise<string | undefined> => {
  const latest = await latestExport(customerId);
  if (latest?.state === 'failed' && since(latest.finishedAt) < FAILED_MS) throw new ApiFailure('unavailable');
  return latest?.state === 'done' && since(latest.finishedAt) < CONFIRM_MS ? latest.id : undefined;
};

/** Begins an export, unless the family has one that waits or is being made. */
export const beginExport = async (customerId: string, origin: string): Promise<string> => {
  for (;;) {
    const exportId = uuidv7();
    if (await enqueue(EXPORT_KIND, { customerId, exportId, origin }, { key: customerId })) return exportId;
    const open = await openExport(customerId);
    if (open) return open;
  }
};

/** A new export, for a program that calls with its own token. It waits in the same queue as all others. */
export const newExport = async (customerId: string, origin: string): Promise<string> => {
  const exportId = await beginExport(customerId, origin);
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const state = await stateOfExport(exportId, customerId);
    if (state === 'done') return exportId;
    if (state === 'failed' || state === undefined) throw new ApiFailure('unavailable');
    if (Date.now() > until) throw new ApiFailure('unavailable', { message: privacyTexts.stillMaking });
    await delay(LOOK_MS);
  }
};
