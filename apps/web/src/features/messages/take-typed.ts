import { fitsMessage, stopAtLimit } from '@amberway/contract/messages/words';

const lastWord = (text: string) => text.trimEnd().split(/\s+/).at(-1);

/**
 * What the box holds after it was typed into. It stops at the last word that is allowed; a word pushed in further up is
 * refused instead, so that nothing written before falls off the end.
 */
export const takeTyped = (before: string, typed: string): string => {
  if (fitsMessage(typed)) return typed;
  const pushedIn = !typed.startsWith(before) && lastWord(typed) === lastWord(before);
  return pushedIn ? before : stopAtLimit(typed);
};
