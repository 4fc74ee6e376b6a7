import { isFamily } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/kit/Menu.tsx';
import { usePreferences } from '../theme/preferences.ts';
import styles from './Header.module.css';

const onOff = (label: string, on: boolean) => `${label}: ${on ? 'on' : 'off'}`;

export const ProfileMenu = ({ compact }: { compact: boolean }) => {
  const me = useMe();
  const { look, set } = usePreferences();
  const name = `${me.firstName} ${me.lastName}`;

  const items: MenuItem[] = [
    {
      key: 'who',
      heading: (
        <div className={styles['who']}>
          <strong>{name}</strong>
          <span>{me.email}</span>
        </div>
      ),
    },
    { key: 'edit', icon: <Icon name="person" />, label: shellTexts.editProfile, to: SCREENS.settings.path },
    ...(isFamily(me)
      ? [{ key: 'privacy', icon: <Icon name="lock" />, label: SCREENS.privacy.title, to: SCREENS.privacy.path }]
      : []),
    { key: 'after pages', separator: true },
    {
      key: 'dark',
      icon: <Icon name="moon" />,
      label: onOff('Dark theme', look.dark),
      onSelect: () => set({ theme: look.dark ? 'light' : 'dark' }),
    },
    {
      key: 'calm',
      icon: <Icon name="leaf" />,
      label: onOff('Calm mode', look.calm),
      onSelect: () => set({ calm: !look.calm }),
    },
    { key: 'after looks', separator: true },
    { key: 'out', icon: <Icon name="signOut" />, label: shellTexts.signOut, onSelect: () => signOut() },
  ];

  return (
    <Menu items={items}>
      <button
        type="button"
        className={`${headerTool['tool']} ${styles['profile']}`}
        aria-label={`Profile menu of ${name}`}
      >
        <Avatar person={me} size={36} />
        {!compact && <span>{me.firstName}</span>}
      </button>
    </Menu>
  );
};
