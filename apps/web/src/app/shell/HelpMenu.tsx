import { shellTexts } from '@amberway/contract/shell/texts';
import { usePublicSettings } from '../../kernel/settings.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ButtonMenu } from './ButtonMenu.tsx';
import { helpItems } from './help-items.tsx';

export const HelpMenu = ({ compact }: { compact: boolean }) => {
  const settings = usePublicSettings();
  return (
    <ButtonMenu
      label={shellTexts.help}
      items={helpItems(settings)}
      placement="bottomRight"
      className={headerTool['tool'] ?? ''}
    >
      <Icon name="help" size={22} />
      {!compact && shellTexts.help}
    </ButtonMenu>
  );
};
