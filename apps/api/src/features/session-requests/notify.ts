import { sessionRequestNotificationTexts } from '@amberway/contract/session-requests/notifications';
import { publish } from '../../kernel/events/publish.ts';
import { notifyUsers } from '../notifications/public.ts';
import { type RequestRow, staffName, staffOf } from './queries.ts';

// Call these in the transaction of the change.

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Open pages of the family and its coaches reload the request. */
export const publishRequest = async ({ row }: RequestRow): Promise<void> =>
  publish({ type: 'sessionRequest', requestId: row.id }, [row.customerId, ...(await staffOf(row.memberId))]);

export const notifyCoach = ({ row, family, member }: RequestRow): Promise<void> =>
  notifyUsers([
    {
      type: 'SESSION_REQUESTED',
      actorId: row.customerId,
      memberId: row.memberId,
      businessUserId: row.coachId,
      recipients: [row.coachId],
      message: sessionRequestNotificationTexts.asked(nameOf(family), member.firstName),
    },
  ]);

export const notifyDeclined = async ({ row }: RequestRow, answeredBy: string): Promise<void> =>
  notifyUsers([
    {
      type: 'SESSION_REQUEST_DECLINED',
      actorId: answeredBy,
      memberId: row.memberId,
      businessUserId: answeredBy,
      recipients: [row.customerId],
      message: sessionRequestNotificationTexts.declined(await staffName(answeredBy)),
    },
  ]);
