import { uuidv7 } from 'uuidv7';
import type { CreateNoteBody } from '@amberway/contract/activity-notes/body';
import { NEW_NOTE_STATUS } from '@amberway/contract/activity-notes/status';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../../kernel/authorise/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { noteChanged } from '../changed.ts';
import { attach, NOTHING } from './attachment.ts';
import { assertValidNote, requireOfChild } from './check.ts';
import { attachPictures, attachRecording } from './files.ts';
import { insertNote, type NewNote, storeTasks } from './queries.ts';
import { publishOrWithhold } from './publish.ts';
import { valuesOf } from './values.ts';

/** Creates a note in one transaction and returns its id. */
export const createNote = async (actor: RequestActor, body: CreateNoteBody, prefix: string): Promise<string> => {
  const values = await valuesOf(body, prefix);
  return inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const child = await lockMemberInReach(principal, reach, body.member);
    if (!child) throw notFound();
    const tasks = [...new Set(body.relatedTasks)];
    await requireOfChild(actor, child.id, { outcome: body.currentOutcome, tasks });
    const attached = await attach(actor, child, NOTHING, undefined, body);
    await assertValidNote({
      record: { ...values, member: child.id, hasResource: attached.resourceId !== null },
      newType: values.type,
      endtimeCancellation: body.endtimeCancellation,
      prefix,
    });
    await attachPictures(principal, child.parentId, {}, values);
    const recordingLink = await attachRecording(principal, child.parentId, '', body.recordingLink ?? '');
    const id = uuidv7();
    const status = values.status ?? NEW_NOTE_STATUS;
    // Validation has made sure that the required values are present.
    const { startTime } = values as NewNote;
    const note: NewNote = {
      ...(values as NewNote),
      ...attached,
      id,
      memberId: child.id,
      status,
      recordingLink,
      currentOutcome: body.currentOutcome ?? null,
      createdBy: principal.actorId,
      notifiedLevel: await publishOrWithhold(actor, child, { ...attached, id, status, startTime }, 0),
    };
    await insertNote(note);
    await storeTasks(id, tasks);
    await recordAudit({
      principal,
      action: 'create',
      record: 'session',
      recordId: id,
      subjectId: child.parentId,
      after: { ...values, ...attached, member: child.id, relatedTasks: tasks, recordingLink },
      requestId,
    });
    await noteChanged(id);
    return id;
  });
};
