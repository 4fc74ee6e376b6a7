import { LINK_KINDS, sendPasswordLink } from '@amberway/contract/users/endpoints';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useAction } from '../../../ui/use-action.ts';
import styles from './UserForm.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

type Kind = (typeof LINK_KINDS)[number];
const LABELS: Record<Kind, string> = { setPassword: userTexts.resendSetPassword, reset: userTexts.sendResetLink };

/** For users who lost the mail or forgot the password. It sends a mail, so it asks for confirmation. */
export const PasswordLinks = ({ user }: { user: Pick<UserDetails, '_id' | 'email'> }) => {
  const ask = useQuestion();
  const { run, pending } = useAction(sendPasswordLink, { done: userTexts.linkSent });
  return (
    <div className={styles['links']}>
      {LINK_KINDS.map((kind) => (
        <Button
          key={kind}
          busy={pending?.body.kind === kind}
          onClick={() =>
            ask({
              question: `${LABELS[kind]}?`,
              details: userTexts.linkEnds(user.email),
              onYes: () => run({ params: { id: user._id }, body: { kind } }),
            })
          }
        >
          {LABELS[kind]}
        </Button>
      ))}
    </div>
  );
};
