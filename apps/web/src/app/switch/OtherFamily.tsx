import { shellTexts } from '@amberway/contract/shell/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { NotFoundPicture } from '../../ui/illustrations/NotFoundPicture.tsx';
import { BackAndOpen } from '../../ui/people/BackAndOpen.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { FocusHeading } from '../FocusHeading.tsx';
import { MessagePage } from '../pages/MessagePage.tsx';

/** A link to another family, opened in this one's view. Views do not nest: leave this one, then open the other. */
export const OtherFamily = ({ to }: { to: string }) => (
  <MessagePage
    inShell
    title={shellTexts.otherFamily}
    picture={<NotFoundPicture />}
    actions={
      <>
        <BackAndOpen to={to} />
        <ButtonLink to={SCREENS.home.path} replace>
          {shellTexts.stayInView}
        </ButtonLink>
      </>
    }
  >
    <p>{shellTexts.otherFamilyWhy(fullName(useMe()))}</p>
    <FocusHeading />
  </MessagePage>
);
