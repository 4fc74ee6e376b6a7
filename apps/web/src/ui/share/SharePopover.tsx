import { Popover } from '../kit/Popover.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePopover } from '../use-popover.ts';
import { ShareSearch } from './ShareSearch.tsx';
import type { ShareOptions } from './share-options.ts';
import { Button } from '../kit/Button.tsx';

/** Finds things and shares them, one press each. */
export const SharePopover = ({ options }: { options: ShareOptions }) => {
  const { popover } = usePopover();
  return (
    <Popover {...popover} align="end" label={options.title} content={<ShareSearch options={options} />}>
      <Button variant="primary" icon={<Icon name="plus" size={18} />}>
        {options.title}
      </Button>
    </Popover>
  );
};
