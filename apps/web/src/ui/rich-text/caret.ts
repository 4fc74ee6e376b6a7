/** A number of characters from the beginning, or the end of the text. */
export type Caret = number | 'end';

/** What is selected: from where to where. Without a selection both are the place of the cursor. */
export type Selected = { anchor: Caret; head: Caret };

const caretAt = (element: HTMLElement, node: Node, offset: number): Caret => {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  const characters = before.toString().length;
  // A new last line is after the same characters as the end of the line above it.
  return characters === (element.textContent ?? '').length ? 'end' : characters;
};

/** What is selected in an element; null if the cursor is elsewhere. */
export const selectedIn = (element: HTMLElement): Selected | null => {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = document.getSelection() ?? {};
  if (!focusNode || !element.contains(focusNode)) return null;
  const head = caretAt(element, focusNode, focusOffset ?? 0);
  if (isCollapsed || !anchorNode || !element.contains(anchorNode)) return { anchor: head, head };
  return { anchor: caretAt(element, anchorNode, anchorOffset ?? 0), head };
};
