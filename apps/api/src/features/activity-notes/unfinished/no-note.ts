import type { NoNoteBody } from '@amberway/contract/activity-notes/unfinished';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { findNotesWithin } from '../queries.ts';
import { storeNoNote, takeBackNoNote } from './queries.ts';

/** Nobody writes a note about these sessions, or after all somebody will. Returns those that changed. */
export const decideNoNote = (actor: RequestActor, { ids, noNote }: NoNoteBody): Promise<string[]> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const unique = [...new Set(ids)].toSorted();
    const found = await findNotesWithin(principal, reach, unique);
    if (found.length < unique.length) throw notFound();
    const changed = new Set(await (noNote ? storeNoNote(unique, principal.actorId) : takeBackNoNote(unique)));
    for (const { note, member } of found)
      if (changed.has(note.id))
        await recordAudit({
          principal,
          action: noNote ? 'noNote' : 'needsNote',
          record: 'session',
          recordId: note.id,
          ...(member && { subjectId: member.parentId }),
          before: { noNote: !noNote },
          after: { noNote },
          requestId,
        });
    return [...changed];
  });
