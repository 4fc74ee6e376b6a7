import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

/** The form, with its code loaded when it is first opened. */
export const LazyTaskDrawer = lazyOverlay('Task', async () => (await import('./TaskDrawer.tsx')).TaskDrawer, {
  drawer: true,
});
