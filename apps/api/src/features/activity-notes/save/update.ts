import type { UpdateNoteBody } from '@amberway/contract/activity-notes/body';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../../kernel/authorise/queries.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { noteChanged } from '../changed.ts';
import { findNoteWithin, type StoredNote } from '../queries.ts';
import { attach } from './attachment.ts';
import { assertValidNote, requireOfChild } from './check.ts';
import { attachPictures, attachRecording } from './files.ts';
import { lockNote, type NewNote, storeNote, storeTasks, tasksOfNote } from './queries.ts';
import { publishOrWithhold } from './publish.ts';
import { valuesOf } from './values.ts';

/** The note's child, locked; an event without a child may be assigned to one. */
const childOf = async ({ principal, reach }: RequestActor, stored: string | null, sent: string | undefined) => {
  const id = stored ?? sent;
  if (sent && sent !== id) throw notFound();
  if (!id) return undefined;
  const child = await lockMemberInReach(principal, reach, id);
  if (!child) throw notFound();
  return child;
};

const recordOf = (note: Partial<StoredNote>) => ({
  member: note.memberId,
  about: note.about,
  title: note.title,
  type: note.type,
  status: note.status,
  startTime: note.startTime,
  endTime: note.endTime,
});

/** Updates a note; validation runs on the resulting record. */
export const updateNote = async (
  actor: RequestActor,
  id: string,
  body: UpdateNoteBody,
  prefix: string,
): Promise<void> => {
  const sent = await valuesOf(body, prefix);
  return inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const found = await findNoteWithin(principal, reach, id);
    if (!found) throw notFound();
    const child = await childOf(actor, found.note.memberId, body.member);
    const stored = await lockNote(id, body.version);
    const before = await tasksOfNote(id);
    const tasks = body.relatedTasks && [...new Set(body.relatedTasks)];
    const values: Partial<NewNote> = {
      ...sent,
      memberId: child?.id,
      ...(body.currentOutcome !== undefined && { currentOutcome: body.currentOutcome }),
    };
    if (child) {
      await requireOfChild(actor, child.id, {
        outcome: values.currentOutcome === stored.currentOutcome ? undefined : values.currentOutcome,
        tasks: (tasks ?? []).filter((task) => !before.includes(task)),
      });
      const { resourceId, resourceIsOwn } = await attach(actor, child, stored, found.resource?.file, body);
      Object.assign(values, { resourceId, resourceIsOwn });
    }
    const changed = changedFields(values, stored);
    await assertValidNote({
      record: {
        ...recordOf({ ...stored, ...(changed as Partial<StoredNote>) }),
        hasResource: (values.resourceId ?? null) !== null,
      },
      stored: recordOf(stored),
      newType: changed.type,
      endtimeCancellation: body.endtimeCancellation,
      prefix,
    });
    // Validation allows only an appointment to have no child.
    if (!child) throw notFound();
    await attachPictures(principal, child.parentId, stored, { ...stored, ...(changed as Partial<StoredNote>) });
    if (body.recordingLink !== undefined)
      Object.assign(
        changed,
        changedFields(
          {
            recordingLink: await attachRecording(principal, child.parentId, stored.recordingLink, body.recordingLink),
          },
          stored,
        ),
      );
    const otherTasks = tasks && (tasks.length !== before.length || tasks.some((task) => !before.includes(task)));
    if (Object.keys(changed).length === 0 && !otherTasks) return;
    const note = { ...stored, ...(changed as Partial<StoredNote>) };
    const notifiedLevel = await publishOrWithhold(actor, child, note, stored.notifiedLevel);
    await storeNote(id, { ...changed, notifiedLevel, updatedBy: principal.actorId });
    if (otherTasks) await storeTasks(id, tasks);
    await recordAudit({
      principal,
      action: 'edit',
      record: 'session',
      recordId: id,
      subjectId: child.parentId,
      before: { ...stored, relatedTasks: before },
      after: { ...changed, ...(otherTasks && { relatedTasks: tasks }) },
      requestId,
    });
    await noteChanged(id);
  });
};
