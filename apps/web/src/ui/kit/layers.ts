import { createStore, useStore } from '../../kernel/store.ts';

// Open modal dialogs, the topmost last. A modal dialog makes everything outside it inert, so notices have to be
// rendered inside the topmost one to be announced and pressed.

/** An open dialog and what had the focus before it. */
type Layer = { element: HTMLElement; before: Element | null };

const layers = createStore<readonly Layer[]>([]);

/** The page behind a dialog does not scroll; the room of its scrollbar stays, so that nothing moves. */
const holdPage = (isHeld: boolean) => {
  const { style } = document.documentElement;
  // Read only here: a width makes the browser lay out the page at once, and when a dialog closes, the page changes.
  if (isHeld && style.overflow !== 'hidden')
    style.scrollbarGutter = window.innerWidth > document.documentElement.clientWidth ? 'stable' : '';
  style.overflow = isHeld ? 'hidden' : '';
  if (!isHeld) style.scrollbarGutter = '';
};

const change = (next: readonly Layer[]) => {
  holdPage(next.length > 0);
  layers.set(next);
};

/** The result closes it and returns what gets the focus back. */
export const pushLayer = (element: HTMLElement, before: Element | null): (() => Element | null) => {
  const layer: Layer = { element, before };
  change([...layers.get(), layer]);
  return () => {
    // A question closes after the form it was asked about: the focus goes back to where the form was opened.
    for (const other of layers.get()) if (element.contains(other.before)) other.before = layer.before;
    change(layers.get().filter((other) => other !== layer));
    return layer.before;
  };
};

/** Whether anything modal is open. */
export const hasLayer = (): boolean => layers.get().length > 0;

export const topLayer = (): HTMLElement => layers.get().at(-1)?.element ?? document.body;

export const useTopLayer = (): HTMLElement => useStore(layers).at(-1)?.element ?? document.body;
