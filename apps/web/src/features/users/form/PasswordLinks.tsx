import { Button } from 'antd';
import { useState } from 'react';
import { LINK_KINDS, sendPasswordLink } from '@amberway/contract/users/endpoints';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { call } from '../../../kernel/api.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useNotices } from '../../../ui/notices.ts';
import styles from './UserForm.module.css';

type Kind = (typeof LINK_KINDS)[number];
const WORDS: Record<Kind, string> = { setPassword: userTexts.resendSetPassword, reset: userTexts.sendResetLink };

/** For someone whose mail is lost or whose password is forgotten. A mail goes out, so it is asked first. */
export const PasswordLinks = ({ user }: { user: Pick<UserDetails, '_id' | 'email'> }) => {
  const ask = useQuestion();
  const notices = useNotices();
  const [sending, setSending] = useState<Kind | null>(null);
  const send = async (kind: Kind) => {
    setSending(kind);
    try {
      await call(sendPasswordLink, { params: { id: user._id }, body: { kind } });
      notices.success(userTexts.linkSent);
    } catch (error) {
      notices.error(error);
    } finally {
      setSending(null);
    }
  };
  return (
    <div className={styles['links']}>
      {LINK_KINDS.map((kind) => (
        <Button
          key={kind}
          // View closes the fields around it, not this.
          disabled={false}
          loading={sending === kind}
          onClick={() =>
            ask({ question: `${WORDS[kind]}?`, details: `It goes to ${user.email}.`, onYes: () => send(kind) })
          }
        >
          {WORDS[kind]}
        </Button>
      ))}
    </div>
  );
};
