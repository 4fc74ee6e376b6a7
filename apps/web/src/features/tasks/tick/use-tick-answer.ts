import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { undoTick } from '@amberway/contract/tasks/endpoints';
import type { Task } from '@amberway/contract/tasks/schemas';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { isPassing, messageOf } from '../../../kernel/api-error.ts';
import { newKey } from '../../../kernel/new-key.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { showInCache, useAction } from '../../../ui/use-action.ts';
import { useAnswers } from './answers.ts';
import type { TickPlace } from './place.ts';
import { UNDO_MS } from './undo-time.ts';

/** Says what became of a tick, and takes it back. A failure is said in the row; a lost connection can be tried again. */
export const useTickAnswer = <T>({ queryKey, withTick, invalidates }: TickPlace<T>) => {
  const client = useQueryClient();
  const { _id: viewer, members } = useMe();
  const answers = useAnswers();
  const { run } = useAction(undoTick, {
    optimistic: ({ params }) => ({
      queryKey,
      show: (now: T) => withTick(now, params.id, { isCompleted: false }),
      revert: (now: T) => withTick(now, params.id, { isCompleted: true }),
    }),
    invalidates,
    done: async ({ data: { _id, isCompleted, completedAt, tickedBy, notes, updatedAt, version } }) => {
      answers.set(_id, undefined, tickTexts.undone);
      const show = (now: T) => withTick(now, _id, { isCompleted, completedAt, tickedBy, notes, updatedAt, version });
      const { stopped } = await showInCache(client, { queryKey, show });
      if (stopped) void client.invalidateQueries({ queryKey });
    },
    failed: (error, { params }) => {
      const answer = answers.to(params.id);
      const problem = messageOf(error, FAILURES.internal.message);
      if (answer)
        answers.set(params.id, { ...answer, problem, until: isPassing(error) ? Number.POSITIVE_INFINITY : 0 });
    },
  });
  // The answer may outlive a render: it calls the latest function.
  const undo = useRef(run);
  useEffect(() => {
    undo.current = run;
  }, [run]);
  return useCallback(
    ({ _id: id, name, member, version, tickedBy }: Task, notes: string) => {
      // Somebody else ticked it first, and nothing was added: the row says whose tick it is.
      if (!notes && tickedBy?._id !== viewer) return;
      const coach = members.find(({ _id }) => _id === member)?.primaryContactObject?.firstName;
      const idempotencyKey = newKey();
      const seen = coach ? tickTexts.willSee(coach) : tickTexts.saved;
      answers.set(
        id,
        {
          name,
          notes,
          coach,
          until: Date.now() + UNDO_MS,
          undo: () => undo.current({ params: { id }, body: { version } }, { idempotencyKey }),
        },
        `${seen} ${tickTexts.quiet(id)}`,
      );
    },
    [answers, members, viewer],
  );
};
