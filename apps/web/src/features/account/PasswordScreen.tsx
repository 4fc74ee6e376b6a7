import { SCREENS } from '@amberway/contract/shell/routes';
import { Link } from '../../kernel/router.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import styles from './Settings.module.css';

/** /dashboard/settings/password */
export const PasswordScreen = () => (
  <div className={styles['page']}>
    <PageHeading title={SCREENS.password.title}>
      <Link to={SCREENS.settings.path} data-touch>
        {SCREENS.settings.title}
      </Link>
    </PageHeading>
    <ChangePassword titled={false} />
  </div>
);
