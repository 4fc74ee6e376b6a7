import { useQuery } from '@tanstack/react-query';
import { LEARNING_STATES } from '@amberway/contract/learning/kinds';
import { STATE_NAMES } from '@amberway/contract/learning/texts';
import type { ListFilter } from '../../../ui/list/filters.ts';
import type { List } from '../../../ui/list/use-list-state.ts';
import { choicesQuery } from '../queries.ts';
import { learningLabels } from '../labels.ts';
import { ALL_KINDS } from './filter-keys.ts';

const STATES = LEARNING_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));
const FAVOURITES = [{ value: 'true', label: learningLabels.myFavourites }];

const optionOf = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });

/** The filters of this tab, and the current query. Choices of other tabs are preserved but not applied. */
export const useLibraryFilters = (list: List) => {
  const { data } = useQuery(choicesQuery);
  const all = list.tab === ALL_KINDS;
  const categories = (data?.categories ?? []).filter(({ kind }) => all || kind === list.tab).map(optionOf);
  const levels = all || list.tab === 'short' ? (data?.levels ?? []).map(optionOf) : [];
  const filters: ListFilter[] = [
    { key: 'state', label: learningLabels.state, options: STATES, one: true },
    { key: 'favourite', label: learningLabels.favourites, options: FAVOURITES, one: true },
    ...(categories.length > 0
      ? [{ key: 'category', label: learningLabels.category, options: categories, one: true }]
      : []),
    ...(levels.length > 0 ? [{ key: 'level', label: learningLabels.level, options: levels, one: true }] : []),
  ];
  const chosen = (key: string) => {
    const value = list.filters[key]?.[0];
    const offered = filters.find((filter) => filter.key === key)?.options.some((option) => option.value === value);
    // Until the options are loaded, the URL's value is trusted.
    return value && (offered || !data) ? { [key]: value } : {};
  };
  return {
    filters,
    query: {
      ...(!all && { kind: list.tab }),
      ...chosen('state'),
      ...chosen('favourite'),
      ...chosen('category'),
      ...chosen('level'),
    },
  };
};
