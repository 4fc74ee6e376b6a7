/** A number of characters from the beginning, or the end of the text. */
export type Caret = number | 'end';

/** Where the cursor is in an element; null if it is elsewhere. */
export const caretIn = (element: HTMLElement): Caret | null => {
  const selection = document.getSelection();
  if (!selection?.rangeCount || !selection.focusNode || !element.contains(selection.focusNode)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(selection.focusNode, selection.focusOffset);
  const characters = before.toString().length;
  // A new last line is after the same characters as the end of the line above it.
  return characters === (element.textContent ?? '').length ? 'end' : characters;
};
