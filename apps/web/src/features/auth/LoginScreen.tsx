import { Link, useLocation } from '../../kernel/router.ts';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { Banner } from '../../ui/plain/Banner.tsx';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { labels } from './labels.ts';

export const LoginScreen = () => {
  const loggedOut = useLocation().hash === '#logout';
  return (
    <SplitPage title={labels.signIn} motto={labels.familyMotto}>
      {loggedOut ? (
        <Banner tone="note" title={authTexts.loggedOutTitle}>
          {authTexts.loggedOutHint}
        </Banner>
      ) : null}
      <Heading title={labels.familyTitle}>{labels.familyHint}</Heading>
      <LoginForm />
      <p className={styles['after']}>
        {labels.toWorkspaceQuestion} <Link to={PUBLIC_ROUTES.clinicianLogin}>{labels.toWorkspace}</Link>
      </p>
    </SplitPage>
  );
};
