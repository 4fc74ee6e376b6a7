import { Button, Popover } from 'antd';
import { useState } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { resourceWords } from '../words.ts';
import { AddSearch } from './AddSearch.tsx';

/** Finds resources of the library and gives them to the child, one press each. */
export const AddPopover = ({ memberId }: { memberId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<AddSearch memberId={memberId} onEscape={() => setOpen(false)} />}
    >
      <Button type="primary" icon={<Icon name="plus" size={18} />} aria-expanded={open} aria-haspopup="dialog">
        {resourceWords.addResources}
      </Button>
    </Popover>
  );
};
