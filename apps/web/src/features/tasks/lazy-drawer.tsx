import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { useRecordPart } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

const LazyForm = lazyOverlay(tickTexts.card, async () => (await import('./TaskDrawer.tsx')).TaskDrawer, {
  drawer: true,
});
const LazyCard = lazyOverlay(tickTexts.card, async () => (await import('./card/TaskPage.tsx')).TaskPage, {
  drawer: true,
});

const Drawers = ({ at }: { at: RecordPlace }) => {
  const card = useRecordPart(at, ({ mode }) => mode === 'View');
  const form = useRecordPart(at, ({ mode }) => mode !== 'View');
  return (
    <>
      <LazyCard at={card} />
      <LazyForm at={form} />
    </>
  );
};

/** One task: a page to read, and the form for changes. The code is loaded when it is opened. */
export const LazyTaskDrawer = Object.assign(Drawers, {
  preload: () => {
    LazyCard.preload();
    LazyForm.preload();
  },
});

/** A new task whose skill is chosen in the form. */
export const LazyNewTaskDrawer = lazyOverlay(
  tickTexts.card,
  async () => (await import('./NoteTaskDrawer.tsx')).NoteTaskDrawer,
  { drawer: true },
);
