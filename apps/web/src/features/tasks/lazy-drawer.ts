import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

/** One task: a page to read, and the form for changes. The code is loaded when it is opened. */
export const LazyTaskDrawer = lazyOverlay(tickTexts.card, async () => (await import('./TaskDrawer.tsx')).TaskDrawer, {
  drawer: true,
});

/** A new task whose skill is chosen in the form. */
export const LazyNewTaskDrawer = lazyOverlay(
  tickTexts.card,
  async () => (await import('./NoteTaskDrawer.tsx')).NoteTaskDrawer,
  { drawer: true },
);
