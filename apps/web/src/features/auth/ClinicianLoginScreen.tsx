import { Link } from 'react-router';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { words } from './words.ts';

export const ClinicianLoginScreen = () => (
  <SplitPage title={words.workspaceTitle} motto={words.workspaceMotto}>
    <Heading title={words.workspaceTitle}>{words.workspaceHint}</Heading>
    <LoginForm />
    <p className={styles['after']}>
      {words.toFamilyQuestion} <Link to={PUBLIC_ROUTES.login}>{words.toFamily}</Link>
    </p>
  </SplitPage>
);
