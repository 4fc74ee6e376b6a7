import { useState } from 'react';

/** Whether a Popover is open, with a way to close it from inside. */
export const usePopover = () => {
  const [open, setOpen] = useState(false);
  return { close: () => setOpen(false), popover: { open, onOpenChange: setOpen } };
};
