import { useLocation } from '../../kernel/router.ts';
import { authTexts } from '@amberway/contract/auth/texts';
import { usePreferences } from '../../app/theme/preferences.ts';
import { signInHint } from '../../kernel/sign-in/sign-in-hint.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Confetti } from '../../ui/celebration/Confetti.tsx';
import { CelebrationPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import { isHandheld } from './device.ts';
import styles from './public.module.css';
import { labels } from './labels.ts';

/** The picture is shown in every mode; in calm mode it is the only celebration. */
export const PasswordConfirmedScreen = () => {
  const { look } = usePreferences();
  const { email, page, isFirst } = signInHint(useLocation().state);
  const title = isFirst ? labels.firstTitle : labels.confirmedTitle;
  const appLink = usePublicSettings()?.appSignInUrl;
  const inApp = appLink && isHandheld() ? appLink : undefined;
  return (
    <SplitPage title={title} motto={labels.confirmedMotto}>
      <CelebrationPicture className={styles['picture']} />
      <Heading title={title}>{labels.confirmedHint}</Heading>
      <div className={styles['actions']}>
        {inApp ? (
          <>
            <ButtonAnchor variant="primary" size="large" wide href={inApp}>
              {authTexts.goToLogin}
            </ButtonAnchor>
            <ButtonLink size="large" wide to={page} state={{ email }}>
              {labels.inBrowser}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="primary" size="large" wide to={page} state={{ email }}>
            {authTexts.goToLogin}
          </ButtonLink>
        )}
      </div>
      {!look.calm && <Confetti />}
    </SplitPage>
  );
};
