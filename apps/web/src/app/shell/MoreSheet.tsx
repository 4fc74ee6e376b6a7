import { shellTexts } from '@amberway/contract/shell/texts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Sheet } from '../../ui/kit/Dialog.tsx';
import { FindAnything } from '../palette/FindAnything.tsx';
import { phoneMenu } from './family-menu.ts';
import { helpItems } from './help-items.ts';
import { FamilyChildren } from './sidebar/FamilyChildren.tsx';
import nav from './sidebar/Nav.module.css';
import { NavItem } from './sidebar/NavItem.tsx';
import { PractiseItem } from './sidebar/PractiseItem.tsx';
import { useCurrentInView } from './use-current-in-view.ts';
import { useFamilyMenu } from './use-family-menu.ts';

type Props = { onClose: () => void; onFind: () => void };

/** What the bar of a phone has no room for, in the order of the sidebar. */
export const MoreSheet = ({ onClose, onFind }: Props) => {
  const { menu, current, hrefOf } = useFamilyMenu();
  const settings = usePublicSettings();
  const list = useCurrentInView(current);
  return (
    <Sheet open title={shellTexts.more} onClose={onClose} className={nav['sheet']}>
      <nav ref={list} aria-label={shellTexts.more}>
        <FindAnything inMenu onOpen={onFind} />
        <ul className={nav['list']}>
          <PractiseItem menu={menu} collapsed={false} />
          {phoneMenu(menu).sheet.map(({ screen, label, icon }) => (
            <li key={screen}>
              <NavItem
                to={hrefOf(screen)}
                current={screen === current}
                label={label}
                icon={<Icon name={icon} />}
                collapsed={false}
              />
            </li>
          ))}
        </ul>
        <FamilyChildren collapsed={false} />
        <div className={nav['ruled']}>
          <h2 className={nav['family']}>{shellTexts.help}</h2>
          <ul className={nav['list']}>
            {helpItems(settings).map(({ key, label, to, href }) => (
              <li key={key}>
                <NavItem to={to ?? href ?? ''} label={label} icon={<Icon name="help" />} collapsed={false} />
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </Sheet>
  );
};
