import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { signInLabels as labels } from './sign-in-labels.ts';
import { SignInPage } from './SignInPage.tsx';

export const ClinicianLoginScreen = () => (
  <SignInPage
    title={labels.workspaceTitle}
    motto={labels.workspaceMotto}
    heading={labels.workspaceTitle}
    hint={labels.workspaceHint}
    other={{ question: labels.toFamilyQuestion, link: labels.toFamily, to: PUBLIC_ROUTES.login }}
  />
);
