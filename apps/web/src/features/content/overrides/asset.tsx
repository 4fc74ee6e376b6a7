import { useNavigate } from '../../../kernel/router.ts';
import { type AssetType, ASSET_TYPES, DEFAULT_ASSET_TYPE } from '@amberway/contract/content/types/asset';
import { contentTexts } from '@amberway/contract/content/texts';
import type { List } from '../../../ui/list/use-list-state.ts';
import type { Override } from '../override.ts';
import styles from './overrides.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

/** The default type comes first, in the tabs and the buttons. */
const TYPES: readonly AssetType[] = [DEFAULT_ASSET_TYPE, ...ASSET_TYPES.filter((type) => type !== DEFAULT_ASSET_TYPE)];

const TypeButtons = ({ list }: { list: List }) => {
  const navigate = useNavigate();
  return (
    <div className={styles['types']} role="group" aria-label="Type of asset">
      {TYPES.map((type) => (
        <Button
          key={type}
          variant={type === list.tab ? 'primary' : 'outline'}
          aria-pressed={type === list.tab}
          onClick={() => navigate(list.tabHref(type))}
        >
          {type}
        </Button>
      ))}
    </div>
  );
};

export const assetOverride: Override = {
  tabs: { list: TYPES.map((key) => ({ key, label: key })), of: (type) => ({ type }) },
  Tools: TypeButtons,
  links: [{ screen: 'avatarEvents', text: contentTexts.viewEvents }],
  // A new part defaults to the type of the current tab.
  start: ({ tab }) => ({ type: tab }),
};
