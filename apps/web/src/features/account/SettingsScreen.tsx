import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import styles from './Settings.module.css';

export const SettingsScreen = () => {
  const ownAccount = useCan('account', 'changePassword');
  return (
    <div className={styles['page']}>
      <PageHeading title={SCREENS.settings.title} />
      <DisplaySettings />
      {ownAccount && <ChangePassword />}
    </div>
  );
};
