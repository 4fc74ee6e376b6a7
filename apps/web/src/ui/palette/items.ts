import type { ReactNode } from 'react';

/** One result of the palette. Choosing it opens a page or runs an action. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Secondary text beside the label: the child's name, what will happen. */
  hint?: string;
  icon: ReactNode;
  /** Other words to find it by. */
  keywords?: readonly string[];
} & ({ to: string; state?: unknown } | { run: () => void });

/**
 * A kind of result. `useItems` is a hook: it returns what the viewer may use, and queries the server if the list is
 * long. With `searched` the items already match what was typed and are not filtered again; it is false while they
 * are those of an earlier text, of which only matching ones may be offered to Enter.
 */
export type PaletteSource = {
  id: string;
  heading: string;
  useItems: (search: string) => { items: readonly PaletteItem[]; loading?: boolean; searched?: boolean };
};
