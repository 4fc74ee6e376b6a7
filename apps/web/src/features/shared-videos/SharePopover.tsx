import { Button, Popover } from 'antd';
import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ShareSearch } from './ShareSearch.tsx';
import { sharedVideoWords } from './words.ts';

/** Finds videos of the library and shares them with the child, one press each. */
export const SharePopover = ({ memberId }: { memberId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<ShareSearch memberId={memberId} onEscape={() => setOpen(false)} />}
    >
      <Button type="primary" icon={<Icon name="plus" size={18} />} aria-expanded={open} aria-haspopup="dialog">
        {sharedVideoWords.share}
      </Button>
    </Popover>
  );
};
