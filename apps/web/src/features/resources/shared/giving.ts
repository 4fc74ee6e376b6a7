import { shareResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { call } from '../../../kernel/api.ts';
import type { Giving } from '../../../ui/give/giving.ts';
import { RESOURCES_SLICE } from '../queries.ts';
import { resourceWords } from '../words.ts';
import { resourcesOf, shareableResources } from './queries.ts';

/** Resources of the library, given to the child. */
export const resourceGiving = (memberId: string): Giving => ({
  slice: RESOURCES_SLICE,
  title: resourceWords.addResources,
  hint: resourceTexts.searchHint,
  search: resourceWords.search,
  found: resourceTexts.pickerTitle,
  give: resourceTexts.add,
  given: resourceWords.added,
  done: resourceTexts.shared,
  choices: shareableResources,
  already: resourcesOf(memberId),
  onGive: (id) => call(shareResources, { params: { id: memberId }, body: { resources: [id] } }),
});
