import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { TICK } from '../../kernel/outbox/kinds.ts';
import { useWaitingFor } from '../../kernel/outbox/waiting.ts';

type Tick = { body: { isCompleted: boolean; notes?: string } };

/** The task as the viewer left it, also while the tick waits for the network: `waits` says so, with the words of the tick. */
export const useWrittenTask = <T extends { _id: string; isCompleted: boolean }>(task: T) => {
  const waiting = useWaitingFor<Tick>(TICK, task._id);
  if (!waiting) return { task, waits: null };
  const { isCompleted, notes = '' } = waiting.body.input.body;
  return { task: { ...task, isCompleted }, waits: { words: notes, text: outboxTexts.waits } };
};
