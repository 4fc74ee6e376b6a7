import { Link } from '../../kernel/router.ts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { labels } from './labels.ts';

export const ClinicianLoginScreen = () => (
  <SplitPage title={labels.workspaceTitle} motto={labels.workspaceMotto}>
    <Heading title={labels.workspaceTitle}>{labels.workspaceHint}</Heading>
    <LoginForm />
    <p className={styles['after']}>
      {labels.toFamilyQuestion} <Link to={PUBLIC_ROUTES.login}>{labels.toFamily}</Link>
    </p>
  </SplitPage>
);
