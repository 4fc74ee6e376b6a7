import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { UnderDevelopmentPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** A screen that has a URL but no content yet. */
export const UnderDevelopment = ({ title }: { title: string }) => (
  <MessagePage
    inShell
    title={title}
    picture={<UnderDevelopmentPicture />}
    actions={
      <ButtonLink variant="primary" to={SCREENS.home.path}>
        Go to my home page
      </ButtonLink>
    }
  >
    <p>{shellTexts.underDevelopment}</p>
  </MessagePage>
);
