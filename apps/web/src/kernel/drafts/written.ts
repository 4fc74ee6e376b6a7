import { newTextId } from './text-key.ts';

/** A text of one box, with the id under which it is sent. */
export type Written = { text: string; textId: string };

export const nothingWritten = (): Written => ({ text: '', textId: newTextId() });

/** Drafts outlive releases: once they were the text alone. */
export const readWritten = (found: unknown): Written | undefined => {
  if (typeof found === 'string') return { ...nothingWritten(), text: found };
  const { text, textId } = (found ?? {}) as Partial<Written>;
  return typeof text === 'string' && typeof textId === 'string' ? { text, textId } : undefined;
};
