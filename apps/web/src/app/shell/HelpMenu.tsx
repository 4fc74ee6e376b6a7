import { shellTexts } from '@amberway/contract/shell/texts';
import { usePublicSettings } from '../../kernel/settings.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/kit/Menu.tsx';
import { helpItems } from './help-items.ts';

export const HelpMenu = ({ compact }: { compact: boolean }) => {
  const settings = usePublicSettings();
  return (
    <Menu items={helpItems(settings)}>
      <button type="button" className={headerTool['tool']} aria-label={shellTexts.help}>
        <Icon name="help" size={22} />
        {!compact && shellTexts.help}
      </button>
    </Menu>
  );
};
