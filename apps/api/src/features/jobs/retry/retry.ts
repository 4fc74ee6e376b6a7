import { JOBS_COUNTED } from '@amberway/contract/jobs/states';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { endPause } from '../../../kernel/jobs/pauses.queries.ts';
import { retryKind } from './kind.ts';
import { countToRetry } from './queries.ts';

/** Tries all jobs of a kind again, those that failed and those that wait. A pause of the kind ends. */
export const retryAll = ({ principal, requestId }: { principal: Principal; requestId: string }, name: string) =>
  inTransaction(async () => {
    const counts = await countToRetry(name, JOBS_COUNTED);
    await endPause(name);
    await enqueue(retryKind, { name, until: new Date().toISOString() }, { key: name });
    await recordAudit({ principal, action: 'retryAll', record: 'job', after: { name, ...counts }, requestId });
    return counts;
  });
