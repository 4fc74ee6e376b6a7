import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { onReplica } from '../../../kernel/db/context.ts';
import type { Route } from '../../../kernel/http/route.ts';
import { findUser } from '../../../kernel/identity/users.queries.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { defineJob, type JobContext } from '../../../kernel/jobs/job.ts';
import { callerAs, familyPrincipal } from './ask.ts';
import { gatherRecord } from './gather.ts';
import { DROP_KIND, EXPORT_KIND, EXPORT_LIFE_MS, exportKey } from './kind.ts';
import { openLists } from './lists.ts';
import { listFamilyFiles } from './queries.ts';
import { zipRecord } from './zip.ts';

type Making = { customerId: string; exportId: string; origin: string };

const makeExport = async (routes: readonly Route[], { customerId, exportId, origin }: Making, context: JobContext) => {
  const { signal } = context;
  // Without a request the server does not know where it is reached.
  const services = { ...context.services, config: { ...context.services.config, PUBLIC_URL: origin } };
  const { spool, storage } = services;
  await enqueue(DROP_KIND, { exportId }, { key: exportId, delayMs: EXPORT_LIFE_MS });
  const family = await findUser(customerId);
  const as = familyPrincipal(customerId, family?.timeZone ?? null);
  const caller = callerAs(as, routes, { services, requestId: `export ${exportId}` });
  const lists = openLists();
  const [record, files] = await onReplica(async () => [
    await gatherRecord(caller, customerId, lists),
    await listFamilyFiles(customerId),
  ]);
  const path = spool.newPath();
  try {
    const zip = await zipRecord(record, lists, files, storage);
    await pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    await storage.put(exportKey(exportId), path, 'application/zip');
  } finally {
    await spool.remove(path);
  }
};

/** `routes` are the product's, through which a record is gathered. */
export const exportJob = (routes: readonly Route[]) =>
  defineJob({
    ...EXPORT_KIND,
    timeoutMs: 30 * MINUTE,
    atOnce: 2,
    inAll: 2,
    run: (payload, context) => makeExport(routes, payload, context),
  });

export const dropExportJob = defineJob({
  ...DROP_KIND,
  run: ({ exportId }, { services }) => services.storage.remove(exportKey(exportId)),
});
