import { Icon } from '../icons/Icon.tsx';
import { Button } from '../kit/Button.tsx';
import { useNotices } from '../notices.ts';
import styles from './BulkBar.module.css';
import type { BulkAction } from './columns.ts';

type Props<T> = { actions: readonly BulkAction<T>[]; chosen: number };

/** Shows the bulk actions before anything is selected. Then the bottom bar replaces it; its space is reserved. */
export const BulkButtons = <T,>({ actions, chosen }: Props<T>) => {
  const notices = useNotices();
  const always = actions.filter(({ none }) => none !== undefined);
  if (always.length === 0) return null;
  const taken = chosen > 0;
  return (
    <div className={styles['always']} aria-hidden={taken} style={taken ? { visibility: 'hidden' } : {}}>
      {always.map(({ key, label, icon, none = '' }) => (
        <Button key={key} icon={icon && <Icon name={icon} size={18} />} onClick={() => notices.warning(none)}>
          {label}
        </Button>
      ))}
    </div>
  );
};
