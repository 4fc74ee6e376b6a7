import { hashOf } from '../../../kernel/drafts/text-key.ts';
import { read, write } from '../../../kernel/sign-in/storage.ts';
import { ask } from '../../../ui/kit/confirm.tsx';

// Protection against a text in the wrong child's record: one that moves to another child, or is copied there, asks.

type Question = { title: string; content: string; confirm: string; cancel: string };

const answerTo = (question: Question) =>
  new Promise<boolean>((resolve) => {
    ask({ ...question, onClosed: resolve });
  });

/** The child of a note that has a text is about to be changed. */
export const askToMove = (from: string, to: string): Promise<boolean> =>
  answerTo({
    title: `Move this note to ${to}?`,
    content: `It was written for ${from}. Nothing of it stays there.`,
    confirm: `Move to ${to}`,
    cancel: `Keep it with ${from}`,
  });

/** True: the pasted text stays. */
export const askToPaste = (from: string, to: string): Promise<boolean> =>
  answerTo({
    title: `Is this text about ${to}?`,
    content: `You copied it from a note for ${from}.`,
    confirm: `Yes, it is about ${to}`,
    cancel: 'Take it out again',
  });

/** A copied word or name says nothing about a child. */
const FEW_CHARACTERS = 12;
/** Editors and browsers write spaces and line breaks differently. */
const markOf = (text: string): string | null => {
  const letters = text.replaceAll(/\s+/g, '');
  return letters.length < FEW_CHARACTERS ? null : hashOf(letters);
};

type Copied = { member: string; name: string; mark: string };

const copiedNow = (): Copied | null => {
  try {
    const found = JSON.parse(read('copiedFrom') ?? 'null') as Partial<Copied> | null;
    return found?.member && found.name && found.mark
      ? { member: found.member, name: found.name, mark: found.mark }
      : null;
  } catch {
    return null;
  }
};

/** Also for other tabs. Only a hash of the text is stored, and sign-out removes it. */
export const rememberCopied = (child: { _id: string; name: string }, text: string): void => {
  const mark = markOf(text);
  if (mark) write('copiedFrom', JSON.stringify({ member: child._id, name: child.name, mark } satisfies Copied));
};

/** The name of the other child whose note this text was copied from. */
export const copiedFromOther = (member: string, text: string): string | null => {
  const copied = copiedNow();
  return copied && copied.member !== member && copied.mark === markOf(text) ? copied.name : null;
};

/** What is selected, in a field or in the page. */
export const selectedText = (): string => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  return document.getSelection()?.toString() ?? '';
};
