import { useQueryClient } from '@tanstack/react-query';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { call } from '../../../kernel/api.ts';
import type { Giving } from '../../../ui/give/giving.ts';
import { RESOURCES_SLICE } from '../queries.ts';
import { resourceWords } from '../words.ts';
import { resourcesOf, shareableResources } from './queries.ts';

/** Resources of the library, given to the child. */
export const useGiving = (memberId: string): Giving => {
  const client = useQueryClient();
  return {
    title: resourceWords.addResources,
    hint: resourceTexts.searchHint,
    search: resourceWords.search,
    found: resourceTexts.pickerTitle,
    give: resourceTexts.add,
    given: resourceWords.added,
    done: resourceTexts.shared,
    choices: shareableResources,
    already: resourcesOf(memberId),
    onGive: async (id) => {
      await call(shareResources, { params: { id: memberId }, body: { resources: [id] } });
      await client.invalidateQueries({ queryKey: [RESOURCES_SLICE] });
    },
  };
};
