import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

/** Writing to one family, with its code loaded when it is first opened. */
export const LazyMessageDrawer = lazyOverlay(
  'Message',
  async () => (await import('./MessageDrawer.tsx')).MessageDrawer,
  { drawer: true },
);
