import { Link } from '../../kernel/router.ts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './BottomBar.module.css';
import { phoneMenu } from './family-menu.ts';
import { useFamilyMenu } from './use-family-menu.ts';
import { useUnread } from './use-unread.ts';

const Dot = () => (
  <>
    <span className={styles['dot']} aria-hidden="true" />
    <span className="visually-hidden">, new</span>
  </>
);

/** A family's main pages on a phone, with the others behind More. */
export const BottomBar = ({ onMore, moreOpen }: { onMore: () => void; moreOpen: boolean }) => {
  const { menu, current, hrefOf } = useFamilyMenu();
  const unread = useUnread();
  const { bar } = phoneMenu(menu);
  const inBar = bar.some(({ screen }) => screen === current);
  return (
    <nav className={styles['bar']} aria-label="Main" data-screen-only>
      {bar.map(({ screen, label, short = label, icon }) => (
        <Link
          key={screen}
          to={hrefOf(screen)}
          className={styles['item']}
          aria-current={screen === current ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          <span>
            {short}
            {unread[screen] ? <Dot /> : null}
          </span>
        </Link>
      ))}
      <button
        type="button"
        className={styles['item']}
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        aria-current={inBar ? undefined : 'true'}
        onClick={onMore}
      >
        <Icon name="menu" size={22} />
        {shellTexts.more}
      </button>
    </nav>
  );
};
