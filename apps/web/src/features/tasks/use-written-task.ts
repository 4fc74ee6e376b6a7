import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { TICK } from '../../kernel/outbox/kinds.ts';
import { useWaitingFor } from '../../kernel/outbox/waiting.ts';

type Tick = { body: { isCompleted: boolean } };

/** The task as the viewer left it, also while the tick waits for the network; `waits` says so. */
export const useWrittenTask = <T extends { _id: string; isCompleted: boolean }>(task: T) => {
  const waiting = useWaitingFor<Tick>(TICK, task._id);
  if (!waiting) return { task, waits: null };
  return { task: { ...task, isCompleted: waiting.body.input.body.isCompleted }, waits: outboxTexts.waits };
};
