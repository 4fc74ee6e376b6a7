import { Suspense } from 'react';
import { useSearchParams } from '../../kernel/router.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { readOpen } from './address.ts';
import { Gone } from './item/Gone.tsx';
import { Library } from './library/Library.tsx';
import { loadable } from '../../kernel/loadable.tsx';

// Lazy: the list needs neither the players nor the content types.
const ItemPage = loadable(async () => (await import('./item/ItemPage.tsx')).ItemPage);

/** /dashboard/mylearning: the library, or one of its items. */
export const LearningScreen = () => {
  const [params] = useSearchParams();
  const opened = readOpen(params);
  if (opened === null) return <Library />;
  if (opened === undefined) return <Gone />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ItemPage key={`${opened.kind}.${opened.id}`} kind={opened.kind} id={opened.id} />
    </Suspense>
  );
};
