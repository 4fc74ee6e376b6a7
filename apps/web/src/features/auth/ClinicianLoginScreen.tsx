import { Link } from '../../kernel/router.ts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { signInLabels } from './sign-in-labels.ts';

export const ClinicianLoginScreen = () => (
  <SplitPage title={signInLabels.workspaceTitle} motto={signInLabels.workspaceMotto}>
    <Heading title={signInLabels.workspaceTitle}>{signInLabels.workspaceHint}</Heading>
    <LoginForm />
    <p className={styles['after']}>
      {signInLabels.toFamilyQuestion} <Link to={PUBLIC_ROUTES.login}>{signInLabels.toFamily}</Link>
    </p>
  </SplitPage>
);
