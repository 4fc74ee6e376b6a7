import { useLocation } from '../../kernel/router.ts';
import { authTexts } from '@amberway/contract/auth/texts';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { signInHint } from '../../kernel/sign-in/sign-in-hint.ts';
import { LetterPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { labels } from './labels.ts';

export const VerifyScreen = () => {
  const { email, page } = signInHint(useLocation().state);
  return (
    <SplitPage title={labels.verifyTitle} motto={labels.verifyMotto}>
      <LetterPicture width={220} className={styles['picture']} />
      <Heading title={labels.verifyTitle} />
      <div className={styles['lines']}>
        <p>{newPasswordTexts.resetMailSent}</p>
        {email ? (
          <p className={styles['address']}>
            {labels.verifySentTo} <strong>{email}</strong>
          </p>
        ) : null}
        <p>{labels.verifyLater}</p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink variant="primary" size="large" wide to={page} state={{ email }}>
          {authTexts.goToLogin}
        </ButtonLink>
        <ButtonLink size="large" wide to={PUBLIC_ROUTES.forgetPassword} state={{ email, page }}>
          {labels.retryPolicy}
        </ButtonLink>
      </div>
    </SplitPage>
  );
};
