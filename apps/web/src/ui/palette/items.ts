import type { ReactNode } from 'react';

/** One thing the palette can find. Choosing it opens a page or does something at once. */
export type PaletteItem = {
  id: string;
  label: string;
  /** A quiet word beside the label: the child's name, what will happen. */
  hint?: string;
  icon: ReactNode;
  /** Other words by which people look for it. */
  words?: readonly string[];
} & ({ to: string; state?: unknown } | { run: () => void });

/**
 * A kind of thing. `useItems` is a hook: it returns what the viewer may use, and asks the server where the list is
 * long. With `searched` the items already fit what was typed and are not filtered again.
 */
export type PaletteSource = {
  id: string;
  heading: string;
  useItems: (search: string) => { items: readonly PaletteItem[]; loading?: boolean; searched?: boolean };
};
