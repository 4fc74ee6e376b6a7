import { isBlank } from '@amberway/contract/kernel/visible';
import { newKey } from '../new-key.ts';

/** The text of one field, with the id it is sent under. */
export type Written = { text: string; textId: string };

export const nothingWritten = (): Written => ({ text: '', textId: newKey() });

/** A draft that arrives while somebody is already typing: what is typed comes after it, and nothing is lost. */
export const withTyped = (draft: Written, typed: string): Written =>
  isBlank(typed) ? draft : { ...draft, text: isBlank(draft.text) ? typed : `${draft.text}\n${typed}` };

/** Drafts outlive releases: older ones are a plain string. */
export const readWritten = (found: unknown): Written | undefined => {
  if (typeof found === 'string') return { ...nothingWritten(), text: found };
  const { text, textId } = (found ?? {}) as Partial<Written>;
  return typeof text === 'string' && typeof textId === 'string' ? { text, textId } : undefined;
};
