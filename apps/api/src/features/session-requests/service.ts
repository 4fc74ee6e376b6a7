import type {
  askForSession,
  declineSessionRequest,
  offerSession,
  withdrawSessionRequest,
} from '@amberway/contract/session-requests/endpoints';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestNotificationTexts } from '@amberway/contract/session-requests/notifications';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { duplicate, invalidFields, notFound } from '../../kernel/http/failure.ts';
import type { Context } from '../../kernel/http/route.ts';
import { scheduleAppointment } from '../activity-notes/public.ts';
import { notifyCoach, notifyDeclined, publishRequest } from './notify.ts';
import { presentRequest } from './present.ts';
import { endRequest, findCoach, findRequest, insertRequest, lockRequest, type RequestRow } from './queries.ts';

const found = async (id: string): Promise<RequestRow> => {
  const request = await findRequest(id);
  if (!request) throw notFound();
  return request;
};

/** The audit log leaves out what the family wrote. */
const audit = ({ principal, requestId }: RequestActor, action: string, { row }: RequestRow, after?: object) =>
  recordAudit({
    principal,
    action,
    record: 'sessionRequest',
    recordId: row.id,
    subjectId: row.customerId,
    ...(after && { after: { ...after } }),
    requestId,
  });

/** Closed ones get 422 with the reason: somebody else was faster. */
const lockOpen = async ({ principal, reach }: RequestActor, id: string) => {
  const row = await lockRequest(principal, reach, id);
  if (!row) throw notFound();
  if (row.status !== 'open') throw invalidFields({ status: sessionRequestTexts.noLongerOpen });
  return row;
};

export const ask = ({ body, ...actor }: Context<typeof askForSession>): Promise<SessionRequest> =>
  inTransaction(async () => {
    const { principal, reach } = actor;
    const child = await lockMemberInReach(principal, reach, body.member);
    if (!child) throw notFound();
    const coachId = await findCoach(child.id);
    if (!coachId) throw invalidFields({ member: sessionRequestTexts.noCoach });
    const id = await insertRequest({
      customerId: child.parentId,
      memberId: child.id,
      coachId,
      times: body.times,
      about: body.about,
      line: body.line?.trim() ?? '',
    });
    if (!id) throw duplicate(sessionRequestTexts.alreadyOpen, 'member');
    const request = await found(id);
    await audit(actor, 'create', request, { member: child.id, coach: coachId });
    await notifyCoach(request);
    await publishRequest(request);
    return presentRequest(request);
  });

export const withdraw = ({ params, ...actor }: Context<typeof withdrawSessionRequest>): Promise<SessionRequest> =>
  inTransaction(async () => {
    const { id } = await lockOpen(actor, params.id);
    await endRequest(id, { status: 'withdrawn' });
    const request = await found(id);
    await audit(actor, 'withdraw', request);
    await publishRequest(request);
    return presentRequest(request);
  });

/** One transaction, so that a request is closed exactly when its session was scheduled. */
export const offer = ({ params, body, services, ...actor }: Context<typeof offerSession>): Promise<SessionRequest> =>
  inTransaction(async () => {
    const { id, memberId } = await lockOpen(actor, params.id);
    const prefix = services.config.SESSION_TITLE_PREFIX;
    const noteId = await scheduleAppointment(actor, { ...body, member: memberId }, prefix, {
      message: ({ timeZone }, coach) =>
        sessionRequestNotificationTexts.offered(coach?.firstName ?? '', body.startTime, timeZone),
    });
    await endRequest(id, { status: 'offered', answeredBy: actor.principal.actorId, noteId });
    const request = await found(id);
    await audit(actor, 'offer', request, { note: noteId });
    await publishRequest(request);
    return presentRequest(request);
  });

export const decline = ({ params, body, ...actor }: Context<typeof declineSessionRequest>): Promise<SessionRequest> =>
  inTransaction(async () => {
    const { actorId } = actor.principal;
    const { id } = await lockOpen(actor, params.id);
    await endRequest(id, { status: 'declined', answeredBy: actorId, answer: body.answer });
    const request = await found(id);
    await audit(actor, 'decline', request);
    await notifyDeclined(request, actorId);
    await publishRequest(request);
    return presentRequest(request);
  });
