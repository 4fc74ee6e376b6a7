import { Link } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { ComponentType } from 'react';
import { type Role, ROLES } from '@amberway/contract/kernel/roles';
import { useMe } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { useLayout } from '../../ui/layout.ts';
import { CalendarTool } from '../../features/calendar/CalendarTool.tsx';
import { MailTool } from '../../features/client-mail/MailTool.tsx';
import { FavouriteTool } from '../../features/favourites/FavouriteTool.tsx';
import { FindAnything } from '../palette/FindAnything.tsx';
import { ActingBar } from './ActingBar.tsx';
import { Bell } from './Bell.tsx';
import { CalmToggle } from './CalmToggle.tsx';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** A control that a feature adds to the header, such as the calendar connection or sending an email. */
type HeaderTool = { id: string; roles: readonly Role[]; Tool: ComponentType<{ compact: boolean }> };

const STAFF: readonly Role[] = ['Administrator', 'BusinessUser'];

/** In display order, before the help menu. */
const headerTools: readonly HeaderTool[] = [
  { id: 'calendar', roles: STAFF, Tool: CalendarTool },
  { id: 'mail', roles: STAFF, Tool: MailTool },
  { id: 'favourite', roles: ROLES, Tool: FavouriteTool },
];

type Props = { onOpenMenu?: (() => void) | undefined; onFind: () => void };

/** A long name is truncated to the available width; the tooltip shows all of it. */
const Welcome = ({ name }: { name: string }) => <p className={styles['welcome']} title={name}>{`Welcome, ${name}`}</p>;

export const Header = ({ onOpenMenu, onFind }: Props) => {
  const me = useMe();
  const { mobile, fullHeader, headerLabels } = useLayout();
  const tools = headerTools.filter((tool) => tool.roles.includes(me.role));
  return (
    <header className={styles['header']} data-screen-only>
      {onOpenMenu && (
        <button type="button" className={headerTool['tool']} aria-label="Open menu" onClick={onOpenMenu}>
          <Icon name="menu" size={22} />
        </button>
      )}
      {mobile && (
        <Link to={SCREENS.home.path} className={styles['mark']} aria-label={`${shellTexts.product} home`}>
          <Mark size={32} />
        </Link>
      )}
      {!mobile && me.actor && <ActingBar inHeader />}
      {!mobile && <FindAnything onOpen={onFind} />}
      {!mobile && !me.actor && <Welcome name={me.firstName} />}
      <span className={styles['gap']} />
      {tools.map(({ id, Tool }) => (
        <Tool key={id} compact={!headerLabels} />
      ))}
      {fullHeader && <CalmToggle compact={!headerLabels} />}
      <HelpMenu compact={!headerLabels} />
      <Bell />
      <ProfileMenu compact={!headerLabels} />
    </header>
  );
};
