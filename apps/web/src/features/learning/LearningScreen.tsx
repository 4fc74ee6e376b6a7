import { useSearchParams } from '../../kernel/router.ts';
import { readOpen } from './address.ts';
import { Gone } from './item/Gone.tsx';
import { ItemPage } from './item/ItemPage.tsx';
import { Library } from './library/Library.tsx';

/** /dashboard/mylearning: the library, or one of its items. */
export const LearningScreen = () => {
  const [params] = useSearchParams();
  const opened = readOpen(params);
  if (opened === null) return <Library />;
  if (opened === undefined) return <Gone />;
  return <ItemPage key={`${opened.kind}.${opened.id}`} kind={opened.kind} id={opened.id} />;
};
