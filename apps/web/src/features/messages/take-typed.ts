import { fitsMessage, stopAtLimit } from '@amberway/contract/messages/words';

/**
 * What the box holds after it was typed into. It stops at the last word that is allowed; a word pushed in further up is
 * refused instead, so that nothing written before falls off the end.
 */
export const takeTyped = (before: string, typed: string): string => {
  if (fitsMessage(typed)) return typed;
  return before === '' || typed.startsWith(before) ? stopAtLimit(typed) : before;
};
