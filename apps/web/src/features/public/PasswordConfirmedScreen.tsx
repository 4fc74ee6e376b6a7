import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { usePublicSettings } from '../../kernel/settings.ts';
import { CelebrationPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/plain/Button.tsx';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import { Confetti } from './Confetti.tsx';
import { isHandheld } from './device.ts';
import styles from './public.module.css';
import { words } from './words.ts';

/** The picture is there in every mode: in calm mode it is the whole celebration. */
export const PasswordConfirmedScreen = () => {
  const appLink = usePublicSettings()?.appSignInUrl;
  const inApp = appLink && isHandheld() ? appLink : undefined;
  return (
    <SplitPage title={words.confirmedTitle} motto={words.confirmedMotto}>
      <CelebrationPicture className={styles['picture']} />
      <Heading title={words.confirmedTitle}>{words.confirmedHint}</Heading>
      <div className={styles['actions']}>
        {inApp ? (
          <>
            <ButtonAnchor wide href={inApp}>
              {authTexts.goToLogin}
            </ButtonAnchor>
            <ButtonLink quiet wide to={PUBLIC_ROUTES.login}>
              {words.inBrowser}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink wide to={PUBLIC_ROUTES.login}>
            {authTexts.goToLogin}
          </ButtonLink>
        )}
      </div>
      <Confetti />
    </SplitPage>
  );
};
