import { useLocation } from '../../kernel/router.ts';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { Alert } from '../../ui/kit/Alert.tsx';
import { signInLabels as labels } from './sign-in-labels.ts';
import { SignInPage } from './SignInPage.tsx';
import { organisation } from './sso/organisation.ts';

export const LoginScreen = () => (
  <SignInPage
    title={labels.signIn}
    motto={labels.familyMotto}
    heading={labels.familyTitle}
    hint={labels.familyHint}
    other={{
      question: organisation() ? labels.toWorkspaceOfAll : labels.toWorkspaceQuestion,
      link: labels.toWorkspace,
      to: PUBLIC_ROUTES.clinicianLogin,
    }}
    notice={
      useLocation().hash === '#logout' ? (
        <Alert tone="info" role="status" title={authTexts.loggedOutTitle}>
          {authTexts.loggedOutHint}
        </Alert>
      ) : null
    }
  />
);
