import { Link, useLocation } from '../../kernel/router.ts';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { signInLabels } from './sign-in-labels.ts';

export const LoginScreen = () => {
  const loggedOut = useLocation().hash === '#logout';
  return (
    <SplitPage title={signInLabels.signIn} motto={signInLabels.familyMotto}>
      {loggedOut ? (
        <Alert tone="info" role="status" title={authTexts.loggedOutTitle}>
          {authTexts.loggedOutHint}
        </Alert>
      ) : null}
      <Heading title={signInLabels.familyTitle}>{signInLabels.familyHint}</Heading>
      <LoginForm />
      <p className={styles['after']}>
        {signInLabels.toWorkspaceQuestion} <Link to={PUBLIC_ROUTES.clinicianLogin}>{signInLabels.toWorkspace}</Link>
      </p>
    </SplitPage>
  );
};
