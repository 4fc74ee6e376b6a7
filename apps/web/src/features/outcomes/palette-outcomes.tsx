import { useQuery } from '@tanstack/react-query';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { OUTCOME } from '../skills/public.ts';
import { outcomeSearchQuery } from './queries.ts';

const SHOWN = 6;
const PAUSE_MS = 200;

/** Outcomes of the families in reach, searched by name. */
export const outcomesSource: PaletteSource = {
  id: 'outcomes',
  heading: 'Outcomes',
  useItems: (search) => {
    const allowed = useCan('outcomes', 'read');
    const wanted = search.trim();
    const debounced = useDebounced(wanted, PAUSE_MS);
    const found = useQuery({ ...outcomeSearchQuery(debounced, SHOWN), enabled: allowed && debounced !== '' });
    const outcomes = debounced === '' ? [] : (found.data ?? []);
    return {
      loading: allowed && debounced !== '' && (debounced !== wanted || (found.isFetching && outcomes.length === 0)),
      searched: debounced === wanted,
      items: outcomes.map(({ _id, name, status, member }) => ({
        id: _id,
        label: name,
        hint: `${member.firstName} ${member.lastName} · ${shownOutcomeStatus(status)}`,
        icon: <Icon name="target" />,
        to: `${SCREENS.program.path}?${MEMBER_PARAM}=${member._id}&view=${kindAndId(OUTCOME, _id)}`,
      })),
    };
  },
};
