import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { GiveSearch } from './GiveSearch.tsx';
import type { Giving } from './giving.ts';

/** Finds things and gives them, one press each. */
export const GivePopover = ({ giving }: { giving: Giving }) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<GiveSearch giving={giving} onEscape={close} />}
    >
      <Button
        ref={button}
        type="primary"
        icon={<Icon name="plus" size={18} />}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        {giving.title}
      </Button>
    </Popover>
  );
};
