import { Button, Popover } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import { usePopover } from '../use-popover.ts';
import { GiveSearch } from './GiveSearch.tsx';
import type { Giving } from './giving.ts';

/** Finds things and gives them, one press each. */
export const GivePopover = ({ giving }: { giving: Giving }) => {
  const { close, popover, opener } = usePopover();
  return (
    <Popover {...popover} content={<GiveSearch giving={giving} onEscape={close} />}>
      <Button {...opener} type="primary" icon={<Icon name="plus" size={18} />}>
        {giving.title}
      </Button>
    </Popover>
  );
};
