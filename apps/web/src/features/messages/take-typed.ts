import { countWords, fitsMessage, MESSAGE_WORDS, stopAtLimit } from '@amberway/contract/messages/words';

const lastWord = (text: string) => text.trimEnd().split(/\s+/).at(-1);

/**
 * The box's value after an input, and whether it has stopped. It stops at the last allowed word; a word inserted
 * further up is rejected instead, so that nothing written before falls off the end. Once stopped, whatever is added at
 * the end belongs to a rejected word, so none of it is accepted.
 */
export const takeTyped = (
  before: string,
  typed: string,
  stopped = false,
  limit: number = MESSAGE_WORDS,
): { text: string; stopped: boolean } => {
  const full = stopped && countWords(before) === limit;
  if (full && typed.startsWith(before)) return { text: before, stopped: true };
  if (fitsMessage(typed, limit)) return { text: typed, stopped: false };
  const pushedIn = !typed.startsWith(before) && lastWord(typed) === lastWord(before);
  return { text: pushedIn ? before : stopAtLimit(typed, limit), stopped: true };
};
