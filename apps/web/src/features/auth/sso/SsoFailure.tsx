import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { Button, ButtonLink } from '../../../ui/kit/Button.tsx';
import { Heading } from '../../../ui/pages/Heading.tsx';
import styles from '../auth.module.css';
import { ssoLabels } from './sso-labels.ts';

export type Failure = { message: string; mayRepeat: boolean };

/** Why nobody was signed in, and the way back. */
export const SsoFailure = ({ message, mayRepeat, onRepeat }: Failure & { onRepeat: () => void }) => (
  <>
    <div role="alert">
      <Heading title={ssoLabels.notSignedIn}>{message}</Heading>
    </div>
    <div className={styles['actions']}>
      {mayRepeat ? (
        <Button variant="primary" size="large" wide onClick={onRepeat}>
          {ssoLabels.repeat}
        </Button>
      ) : null}
      <ButtonLink
        variant={mayRepeat ? 'outline' : 'primary'}
        size="large"
        wide
        to={PUBLIC_ROUTES.clinicianLogin}
        replace
      >
        {ssoLabels.back}
      </ButtonLink>
    </div>
  </>
);
