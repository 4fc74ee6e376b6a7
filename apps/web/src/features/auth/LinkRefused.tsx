import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ExpiredLinkPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import styles from './auth.module.css';
import { labels } from './labels.ts';

/** Shown without a token, or with one the server no longer accepts; links to the next step. */
export const LinkRefused = ({ signedIn = false }: { signedIn?: boolean }) => (
  <>
    <ExpiredLinkPicture width={220} className={styles['picture']} />
    <div role="alert">
      <Heading title={labels.linkTitle}>{FAILURES.link_invalid.message}</Heading>
    </div>
    <div className={styles['actions']}>
      {signedIn ? (
        <ButtonLink variant="primary" size="large" wide to={SCREENS.home.path} replace>
          {labels.toDashboard}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink variant="primary" size="large" wide to={PUBLIC_ROUTES.forgetPassword}>
            {labels.askNewLink}
          </ButtonLink>
          <ButtonLink size="large" wide to={PUBLIC_ROUTES.login}>
            {labels.backToLogin}
          </ButtonLink>
        </>
      )}
    </div>
  </>
);
