import { sessionRequestNotificationTexts } from '@amberway/contract/session-requests/notifications';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { endNotifications, notifyUsers } from '../../notifications/public.ts';
import { publishRequest } from '../notify.ts';
import { endRequest, findRequest } from '../queries.ts';
import { lockOver, requestsOver } from './queries.ts';

const BATCH = 100;

/** A request that a session has answered, or that nobody answers any more, ends. The family is told of the latter. */
const closeRequest = (id: string): Promise<void> =>
  inTransaction(async () => {
    const over = await lockOver(id);
    if (!over) return;
    const status = over.wasHeld ? 'held' : 'lapsed';
    const request = await findRequest(id);
    await endRequest(id, { status });
    await endNotifications({ type: 'SESSION_REQUESTED', memberId: over.memberId });
    await recordAudit({
      principal: null,
      action: status === 'held' ? 'answerBySession' : 'lapse',
      record: 'sessionRequest',
      recordId: id,
      ...(request && { subjectId: request.row.customerId }),
      requestId: 'job',
    });
    // Of a removed child nothing is shown any more.
    if (!request) return;
    await publishRequest(request);
    if (status === 'held' || over.hasLeft) return;
    await notifyUsers([
      {
        type: 'SESSION_REQUEST_DECLINED',
        actorId: null,
        memberId: over.memberId,
        businessUserId: request.coach._id,
        recipients: [request.row.customerId],
        message: sessionRequestNotificationTexts.lapsed(request.member.firstName),
      },
    ]);
  });

export const closeRequests = async (signal?: AbortSignal): Promise<void> => {
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const found: Awaited<ReturnType<typeof requestsOver>> = await requestsOver(after, BATCH);
    for (const { id } of found) await closeRequest(id);
    after = found.at(-1)?.id ?? null;
    if (found.length < BATCH) return;
  }
};
