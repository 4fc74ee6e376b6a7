import { Link } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { PRODUCT } from '@amberway/contract/shell/product';
import { isStaff } from '@amberway/contract/kernel/roles';
import { Suspense } from 'react';
import { useMe } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { useLayout } from '../../ui/layout.ts';
import { FavouriteTool } from '../../features/favourites/FavouriteTool.tsx';
import { FindAnything } from '../palette/FindAnything.tsx';
import { Bell } from './Bell.tsx';
import { CalmToggle } from './CalmToggle.tsx';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { loadable } from '../../kernel/loadable.tsx';

// Lazy: families do not need them.
const StaffTools = loadable(async () => (await import('./StaffTools.tsx')).StaffTools);

type Props = { onOpenMenu?: (() => void) | undefined; onFind: () => void };

/** A long name is truncated to the available width; the tooltip shows all of it. */
const Welcome = ({ name }: { name: string }) => <p className={styles['welcome']} title={name}>{`Welcome, ${name}`}</p>;

export const Header = ({ onOpenMenu, onFind }: Props) => {
  const me = useMe();
  const { mobile, fullHeader, headerLabels } = useLayout();
  return (
    <header className={styles['header']} data-screen-only>
      {onOpenMenu && (
        <button type="button" className={headerTool['tool']} aria-label="Open menu" onClick={onOpenMenu}>
          <Icon name="menu" size={22} />
        </button>
      )}
      {mobile && (
        <Link to={SCREENS.home.path} className={styles['mark']} aria-label={`${PRODUCT} home`}>
          <Mark size={32} />
        </Link>
      )}
      {!mobile && <FindAnything onOpen={onFind} />}
      {!mobile && !me.actor && <Welcome name={me.firstName} />}
      <span className={styles['gap']} />
      {isStaff(me) && (
        <Suspense>
          <StaffTools compact={!headerLabels} />
        </Suspense>
      )}
      <FavouriteTool />
      {fullHeader && <CalmToggle compact={!headerLabels} />}
      <HelpMenu compact={!headerLabels} />
      <Bell />
      <ProfileMenu compact={!headerLabels} />
    </header>
  );
};
