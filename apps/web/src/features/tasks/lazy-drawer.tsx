import { isFamily } from '@amberway/contract/kernel/roles';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { useMe } from '../../kernel/queries/me.ts';
import { useRecordPart } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

const LazyForm = lazyOverlay(tickTexts.card, async () => (await import('./TaskDrawer.tsx')).TaskDrawer, {
  drawer: true,
});
const LazyCard = lazyOverlay(tickTexts.card, async () => (await import('./card/FamilyTask.tsx')).FamilyTask, {
  drawer: true,
});

const Drawers = ({ at }: { at: RecordPlace }) => {
  const family = isFamily(useMe());
  const reads = (mode: string) => family && mode === 'View';
  const card = useRecordPart(at, ({ mode }) => reads(mode));
  const form = useRecordPart(at, ({ mode }) => !reads(mode));
  return (
    <>
      <LazyCard at={card} />
      <LazyForm at={form} />
    </>
  );
};

/** One task: a card to read for families, the form for staff and for changes. The code is loaded when it is opened. */
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
