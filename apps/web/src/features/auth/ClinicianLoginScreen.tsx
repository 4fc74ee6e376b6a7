import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { signInLabels as labels } from './sign-in-labels.ts';
import { SignInPage } from './SignInPage.tsx';
import { organisation } from './sso/organisation.ts';

export const ClinicianLoginScreen = () => (
  <SignInPage
    title={labels.workspaceTitle}
    motto={labels.workspaceMotto}
    heading={labels.workspaceTitle}
    hint={labels.workspaceHint}
    organisation={organisation()}
    other={{ question: labels.toFamilyQuestion, link: labels.toFamily, to: PUBLIC_ROUTES.login }}
  />
);
