import { SCREENS } from '@amberway/contract/shell/routes';
import { NotFoundPicture } from '../../ui/illustrations/NotFoundPicture.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { FocusHeading } from '../FocusHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

/** The page exists, but not for this role. */
export const NoAccess = () => (
  <MessagePage
    inShell
    title="You do not have access to this page"
    pageTitle="No access"
    picture={<NotFoundPicture />}
    actions={
      <ButtonLink variant="primary" to={SCREENS.home.path}>
        Go to my home page
      </ButtonLink>
    }
  >
    <p>If you think you should, please ask your administrator.</p>
    <FocusHeading />
  </MessagePage>
);
