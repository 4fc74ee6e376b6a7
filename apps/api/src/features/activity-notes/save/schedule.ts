import { uuidv7 } from 'uuidv7';
import type { MoveBody, ScheduleBody } from '@amberway/contract/activity-notes/body';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { minutesBetween, movedEnd, noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { CANCELLED, isScheduled, SCHEDULED } from '@amberway/contract/activity-notes/status';
import { noteNotificationTexts } from '@amberway/contract/activity-notes/notifications';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../../kernel/authorise/queries.ts';
import { storedInstant } from '../../../kernel/db/columns.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { noteChanged } from '../changed.ts';
import type { Notice } from '../../notifications/public.ts';
import { findNoteWithin } from '../queries.ts';
import { assertValidNote } from './check.ts';
import { insertNote, lockNote, type NewNote, storeNote } from './queries.ts';
import { notifyFamily, notifyNote } from './notify.ts';

const refusePast = (endTime: string) => {
  if (Date.parse(endTime) <= Date.now()) throw invalidFields({ startTime: scheduleTexts.inThePast });
};

export const scheduleAppointment = (
  actor: RequestActor,
  body: ScheduleBody,
  prefix: string,
  notice?: Partial<Pick<Notice, 'message'>>,
): Promise<string> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const child = await lockMemberInReach(principal, reach, body.member);
    if (!child) throw notFound();
    const startTime = storedInstant(body.startTime);
    const values = {
      title: withTitlePrefix(body.title?.trim() || noteTypeLabel(body.type), prefix),
      type: body.type,
      status: SCHEDULED,
      startTime,
      endTime: storedInstant(body.endTime ?? movedEnd(startTime, body.type)),
      meetLink: body.meetLink ?? '',
    } satisfies Partial<NewNote>;
    await assertValidNote({
      record: { ...values, member: child.id },
      // The status SCHEDULED is valid only if the record already has it, so validate as if it did.
      stored: { status: SCHEDULED },
      newType: values.type,
      endtimeCancellation: undefined,
      prefix,
    });
    refusePast(values.endTime);
    const id = uuidv7();
    await insertNote({
      ...values,
      id,
      memberId: child.id,
      createdBy: principal.actorId,
      notifiedLevel: await notifyFamily(
        principal,
        { id, memberId: child.id, status: SCHEDULED, startTime: values.startTime },
        0,
        notice,
      ),
    });
    await recordAudit({
      principal,
      action: 'schedule',
      record: 'session',
      recordId: id,
      subjectId: child.parentId,
      after: { ...values, member: child.id },
      requestId,
    });
    await noteChanged(id);
    return id;
  });

/** Locks an appointment that has a child. Imported events without a child are changed in their own calendar: 404. */
const lockScheduled = async ({ principal, reach }: RequestActor, id: string, version: number | undefined) => {
  const found = await findNoteWithin(principal, reach, id);
  const child = found?.member && (await lockMemberInReach(principal, 'any', found.member.id));
  if (!child) throw notFound();
  const stored = await lockNote(id, version);
  if (!isScheduled(stored.status)) throw invalidFields({ status: scheduleTexts.notScheduled });
  return { stored, child };
};

const change = async (
  actor: RequestActor,
  action: string,
  id: string,
  customerId: string,
  before: object,
  after: object,
) => {
  await storeNote(id, { ...after, updatedBy: actor.principal.actorId });
  await recordAudit({
    principal: actor.principal,
    action,
    record: 'session',
    recordId: id,
    subjectId: customerId,
    before: { ...before },
    after: { ...after },
    requestId: actor.requestId,
  });
  await noteChanged(id);
};

/** Changes time, link or title. A new start without an end keeps the duration. */
export const moveAppointment = (actor: RequestActor, id: string, body: MoveBody, prefix: string): Promise<void> =>
  inTransaction(async () => {
    const { stored, child } = await lockScheduled(actor, id, body.version);
    const startTime = body.startTime ? storedInstant(body.startTime) : stored.startTime;
    const length = minutesBetween(stored.startTime, stored.endTime) * MINUTE;
    const nextEnd = body.startTime ? storedInstant(Date.parse(startTime) + length) : stored.endTime;
    const changes = changedFields<NewNote>(
      {
        startTime,
        endTime: body.endTime ? storedInstant(body.endTime) : nextEnd,
        meetLink: body.meetLink,
        ...(body.title !== undefined && { title: withTitlePrefix(body.title, prefix) }),
      },
      stored,
    );
    if (Object.keys(changes).length === 0) return;
    const record = { ...stored, ...changes, member: child.id };
    await assertValidNote({ record, stored, newType: undefined, endtimeCancellation: undefined, prefix });
    if (changes.startTime || changes.endTime) refusePast(record.endTime);
    await change(actor, 'move', id, child.parentId, stored, changes);
    if (changes.startTime || changes.endTime)
      await notifyNote(actor.principal, child.id, id, { message: noteNotificationTexts.moved });
  });

export const cancelAppointment = (actor: RequestActor, id: string, version: number | undefined): Promise<void> =>
  inTransaction(async () => {
    const { stored, child } = await lockScheduled(actor, id, version);
    await change(actor, 'cancel', id, child.parentId, stored, { status: CANCELLED });
    await notifyNote(actor.principal, child.id, id, { message: noteNotificationTexts.cancelled });
  });
