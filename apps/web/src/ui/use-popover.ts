import { useRef, useState } from 'react';

/** A dialog below a button. Closing it returns the focus to the button. */
export const usePopover = () => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
    popover: {
      open,
      onOpenChange: setOpen,
      trigger: 'click',
      placement: 'bottomRight',
      arrow: false,
      destroyOnHidden: true,
    },
    opener: { ref: button, 'aria-haspopup': 'dialog', 'aria-expanded': open },
  } as const;
};
