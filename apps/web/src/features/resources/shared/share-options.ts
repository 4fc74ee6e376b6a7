import { shareResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { call } from '../../../kernel/api.ts';
import type { ShareOptions } from '../../../ui/share/share-options.ts';
import { RESOURCES_SLICE } from '../queries.ts';
import { resourceLabels } from '../labels.ts';
import { resourcesOf, shareableResources } from './queries.ts';

/** Resources of the library, given to the child. */
export const resourceShareOptions = (memberId: string): ShareOptions => ({
  slice: RESOURCES_SLICE,
  title: resourceLabels.addResources,
  hint: resourceTexts.searchHint,
  search: resourceLabels.search,
  found: resourceTexts.pickerTitle,
  give: resourceTexts.add,
  given: resourceLabels.added,
  done: resourceTexts.shared,
  choices: shareableResources,
  already: resourcesOf(memberId),
  onGive: (id) => call(shareResources, { params: { id: memberId }, body: { resources: [id] } }),
});
