import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { mayBeSignedIn } from '../../kernel/sign-in/signed-in.ts';
import { NotFoundPicture } from '../../ui/illustrations/NotFoundPicture.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { FocusHeading } from '../FocusHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

/** The page for unknown URLs, before and after sign-in. */
export const NotFound = ({ inShell = false }: { inShell?: boolean }) => {
  const signedIn = mayBeSignedIn();
  return (
    <MessagePage
      title="We could not find this page"
      pageTitle="Page not found"
      picture={<NotFoundPicture />}
      inShell={inShell}
      actions={
        <ButtonLink variant="primary" to={signedIn ? SCREENS.home.path : PUBLIC_ROUTES.login}>
          {signedIn ? 'Go to my home page' : 'Go to sign in'}
        </ButtonLink>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
      <FocusHeading />
    </MessagePage>
  );
};
