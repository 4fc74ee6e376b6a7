import { z } from 'zod';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { removeObjects } from '../../../kernel/files/sweep.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { revokeUserSessions } from '../../../kernel/identity/sign-ins.queries.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { leaveCalendars } from '../../calendar/public.ts';
import { listDueFamilies, lockDueErasure } from '../queries.ts';
import { findFamilyWords } from './family.queries.ts';
import { eraseRows } from './queries.ts';
import { releaseResources } from './resources.queries.ts';
import { blankAudit, eraseTraces } from './traces.queries.ts';

/** One transaction, so that no partial record is left behind. Returns the files whose bytes may be deleted. */
const erase = (customerId: string) =>
  inTransaction(async () => {
    const due = await lockDueErasure(customerId);
    if (!due) return [];
    const family = await findFamilyWords(customerId);
    // Ended first, since nothing tells an open stream of a row that is deleted.
    await revokeUserSessions(customerId);
    await leaveCalendars(customerId);
    const { ever, ...doomed } = await releaseResources(family);
    const gone = await eraseRows(customerId, doomed);
    await eraseTraces(family, gone, ever);
    await blankAudit(family, gone, ever);
    await recordAudit({
      principal: null,
      action: 'erase',
      record: 'family',
      recordId: customerId,
      requestId: `erasure ${due.id}`,
    });
    return gone.get('files') ?? [];
  });

export const eraseFamilyJob = defineJob({
  name: 'privacy.erase',
  schema: z.strictObject({ customerId: z.uuid() }),
  timeoutMs: 30 * MINUTE,
  atOnce: 1,
  run: async ({ customerId }, { services }) => {
    // If this fails, the remaining bytes have no row any more: the file sweep deletes them.
    for (const id of await erase(customerId)) await removeObjects(services.storage, id);
  },
});

export const eraseDueJob = defineJob({
  name: 'privacy.erase-due',
  schema: z.strictObject({}),
  every: { dailyAt: '02:30' },
  run: async () => {
    for (const customerId of await listDueFamilies()) {
      await enqueue(eraseFamilyJob, { customerId }, { key: customerId });
    }
  },
});
