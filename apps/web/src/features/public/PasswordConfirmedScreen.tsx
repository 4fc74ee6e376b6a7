import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { usePreferences } from '../../app/theme/preferences.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Confetti } from '../../ui/celebration/Confetti.tsx';
import { CelebrationPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/plain/Button.tsx';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import { isHandheld } from './device.ts';
import styles from './public.module.css';
import { words } from './words.ts';

/** The picture is there in every mode: in calm mode it is the whole celebration. */
export const PasswordConfirmedScreen = () => {
  const { look } = usePreferences();
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
      {!look.calm && <Confetti />}
    </SplitPage>
  );
};
