import { Button, Popover } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import { usePopover } from '../use-popover.ts';
import { ShareSearch } from './ShareSearch.tsx';
import type { ShareOptions } from './share-options.ts';

/** Finds things and shares them, one press each. */
export const SharePopover = ({ options }: { options: ShareOptions }) => {
  const { close, popover, opener } = usePopover();
  return (
    <Popover {...popover} content={<ShareSearch options={options} onEscape={close} />}>
      <Button {...opener} type="primary" icon={<Icon name="plus" size={18} />}>
        {options.title}
      </Button>
    </Popover>
  );
};
