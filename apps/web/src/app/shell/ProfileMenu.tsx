import { isFamily } from '@amberway/contract/kernel/roles';
import type { MenuProps } from 'antd';
import { Link } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { usePreferences } from '../theme/preferences.ts';
import { ButtonMenu } from './ButtonMenu.tsx';
import styles from './Header.module.css';

const onOff = (label: string, on: boolean) => `${label}: ${on ? 'on' : 'off'}`;

export const ProfileMenu = ({ compact }: { compact: boolean }) => {
  const me = useMe();
  const { look, set } = usePreferences();
  const name = `${me.firstName} ${me.lastName}`;

  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <div className={styles['who']}>
          <strong>{name}</strong>
          <span>{me.email}</span>
        </div>
      ),
    },
    {
      key: 'edit',
      icon: <Icon name="person" />,
      label: (
        <Link className={styles['menuLink']} to={SCREENS.settings.path}>
          {shellTexts.editProfile}
        </Link>
      ),
    },
    ...(isFamily(me)
      ? [
          {
            key: 'privacy',
            icon: <Icon name="lock" />,
            label: (
              <Link className={styles['menuLink']} to={SCREENS.privacy.path}>
                {SCREENS.privacy.title}
              </Link>
            ),
          },
        ]
      : []),
    { type: 'divider' },
    {
      key: 'dark',
      icon: <Icon name="moon" />,
      label: onOff('Dark theme', look.dark),
      onClick: () => set({ theme: look.dark ? 'light' : 'dark' }),
    },
    {
      key: 'calm',
      icon: <Icon name="leaf" />,
      label: onOff('Calm mode', look.calm),
      onClick: () => set({ calm: !look.calm }),
    },
    { type: 'divider' },
    { key: 'out', icon: <Icon name="signOut" />, label: shellTexts.signOut, onClick: () => signOut() },
  ];

  return (
    <ButtonMenu
      label={`Profile menu of ${name}`}
      items={items}
      placement="bottomRight"
      className={`${headerTool['tool']} ${styles['profile']}`}
    >
      <Avatar person={me} size={36} />
      {!compact && <span>{me.firstName}</span>}
    </ButtonMenu>
  );
};
