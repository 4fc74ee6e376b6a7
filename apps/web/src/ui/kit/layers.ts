import { useSyncExternalStore } from 'react';

// Open modal dialogs, the topmost last. A modal dialog makes everything outside it inert, so notices have to be
// rendered inside the topmost one to be announced and pressed.

/** An open dialog and what had the focus before it. */
type Layer = { element: HTMLElement; before: Element | null };

let open: readonly Layer[] = [];
const listeners = new Set<() => void>();

/** The page behind a dialog does not scroll; the room of its scrollbar stays, so that nothing moves. */
const holdPage = (isHeld: boolean) => {
  const { style, clientWidth } = document.documentElement;
  if (isHeld && style.overflow !== 'hidden') style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = isHeld ? 'hidden' : '';
  if (!isHeld) style.scrollbarGutter = '';
};

const change = (next: readonly Layer[]) => {
  open = next;
  holdPage(open.length > 0);
  for (const listener of listeners) listener();
};

/** The result closes it and returns what gets the focus back. */
export const pushLayer = (element: HTMLElement, before: Element | null): (() => Element | null) => {
  const layer: Layer = { element, before };
  change([...open, layer]);
  return () => {
    // A question closes after the form it was asked about: the focus goes back to where the form was opened.
    for (const other of open) if (element.contains(other.before)) other.before = layer.before;
    change(open.filter((other) => other !== layer));
    return layer.before;
  };
};

/** Whether anything modal is open. */
export const hasLayer = (): boolean => open.length > 0;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTopLayer = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => open.at(-1)?.element ?? document.body);
