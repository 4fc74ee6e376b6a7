import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { readNoteNotifications } from '../../notifications/public.ts';
import { loadNote } from '../load.ts';
import { markRead } from './queries.ts';

/** The actor has opened the note. Staff in a family's view mark it for themselves, not for the family. */
export const readNote = (actor: Pick<RequestActor, 'principal' | 'reach'>, id: string): Promise<void> =>
  inTransaction(async () => {
    const { note } = await loadNote(actor, id);
    const { actorId } = actor.principal;
    await markRead(note.id, actorId);
    await readNoteNotifications(note.id, actorId);
  });
