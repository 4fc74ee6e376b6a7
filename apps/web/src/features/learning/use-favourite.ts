import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveLearningFavourite } from '@amberway/contract/learning/endpoints';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { call } from '../../kernel/api.ts';
import { useNotices } from '../../ui/notices.ts';
import { LEARNING_SLICE } from './queries.ts';

/** Pressed means kept at once; when the server refuses, it goes back and says why. */
export const useFavourite = ({ kind, _id, isFavourite }: Pick<LearningItem, 'kind' | '_id' | 'isFavourite'>) => {
  const client = useQueryClient();
  const notices = useNotices();
  const save = useMutation({
    mutationFn: (next: boolean) =>
      call(saveLearningFavourite, { params: { kind, id: _id }, body: { isFavourite: next } }),
    onError: notices.error,
    onSettled: () => client.invalidateQueries({ queryKey: [LEARNING_SLICE] }),
  });
  const shown = save.isPending ? save.variables : isFavourite;
  return { isFavourite: shown, toggle: () => save.mutate(!shown) };
};
