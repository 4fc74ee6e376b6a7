import { saveLearningFavourite } from '@amberway/contract/learning/endpoints';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { LEARNING_SLICE } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

/** Optimistic: when the server rejects it, the star is undone and the reason shown. */
export const useFavourite = ({ kind, _id, isFavourite }: Pick<LearningItem, 'kind' | '_id' | 'isFavourite'>) => {
  const { run, pending } = useAction(saveLearningFavourite, { invalidates: [LEARNING_SLICE] });
  const shown = pending?.body.isFavourite ?? isFavourite;
  return {
    isFavourite: shown,
    toggle: () => void run({ params: { kind, id: _id }, body: { isFavourite: !shown } }),
  };
};
