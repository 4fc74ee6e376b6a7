import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { signOut } from '../../kernel/sign-in/session.ts';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import styles from './auth.module.css';
import { labels } from './labels.ts';

type Props = { owner: LinkOwner; person: { firstName: string; lastName: string; email: string } | null };

/** Shown before a link replaces the current session. Sign-out comes first, so that drafts are saved with its token. */
export const SignedInQuestion = ({ owner, person }: Props) => {
  const isOwn = person?.email === owner.email;
  return (
    <>
      <Heading title={labels.signedInTitle}>
        {person ? labels.signedInAs(`${person.firstName} ${person.lastName}`, person.email) : labels.signedInHere}
      </Heading>
      <div className={styles['lines']}>
        <p className={styles['address']}>{isOwn ? labels.linkOfOwn : labels.linkOfOther(owner.email)}</p>
        <p>{labels.endSignIn}</p>
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" size="large" wide onClick={() => signOut()}>
          {labels.signOutAndGoOn}
        </Button>
        <ButtonLink size="large" wide to={SCREENS.home.path} replace>
          {labels.staySignedIn}
        </ButtonLink>
      </div>
    </>
  );
};
