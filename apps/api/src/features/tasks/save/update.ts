import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { editTask } from './edit.ts';
import { changesOf, lockTaskWithin } from './locked.ts';
import { removeTask } from './remove.ts';
import { tickTask } from './tick.ts';

/** One endpoint covers three actions: edit, tick and remove. Returns whether the task is gone. */
export const updateTask = (
  actor: RequestActor,
  id: string,
  body: UpdateTaskBody,
  from: 'form' | 'tick' = 'form',
): Promise<{ gone: boolean }> =>
  inTransaction(async () => {
    const locked = await lockTaskWithin(actor, id, body.version);
    const { member, skill } = body;
    if (member && member !== locked.task.memberId) throw notFound();
    const gone = Boolean(body.isDeleted ?? body.isdeleted);
    // A removed task cannot move: naming another skill with it returns 404.
    if (gone && skill && skill !== locked.task.skillId) throw notFound();
    if (gone) {
      await removeTask(actor, locked);
      return { gone };
    }
    const changes = await changesOf(locked.task, body, from);
    if (!changes.edits && changes.ticks !== undefined) await tickTask(actor, locked, changes.ticks, changes);
    else if (changes.edits || changes.notes !== undefined) await editTask(actor, locked, changes);
    return { gone };
  });
