import { shellTexts } from '@amberway/contract/shell/texts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ButtonMenu } from './ButtonMenu.tsx';
import styles from './Header.module.css';
import { helpItems } from './help-items.tsx';

export const HelpMenu = ({ compact }: { compact: boolean }) => {
  const settings = usePublicSettings();
  return (
    <ButtonMenu
      label={shellTexts.help}
      items={helpItems(settings)}
      placement="bottomRight"
      className={styles['textButton'] ?? ''}
    >
      <Icon name="help" size={22} />
      {!compact && shellTexts.help}
    </ButtonMenu>
  );
};
