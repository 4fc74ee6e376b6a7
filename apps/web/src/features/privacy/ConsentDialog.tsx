import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { CONSENT_VERSION, consentTexts } from '@amberway/contract/privacy/consent';
import { giveConsent } from '@amberway/contract/privacy/endpoints';
import { call } from '../../kernel/api.ts';
import { meQuery } from '../../kernel/queries/me.ts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { useNotices } from '../../ui/notices.ts';
import { ConsentText } from './ConsentText.tsx';
import styles from './privacy.module.css';

/** It cannot be closed: whoever does not agree signs out. */
export const ConsentDialog = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const text = useRef<HTMLDivElement>(null);
  const agree = useMutation({
    mutationFn: async () => {
      await call(giveConsent, { body: { version: CONSENT_VERSION } });
      // The children come with the consent; their names open the gate together with it.
      await client.fetchQuery({ ...meQuery, staleTime: 0 });
    },
    onSuccess: () => notices.success(consentTexts.thanks),
    onError: notices.error,
  });
  return (
    <Modal
      open
      centered
      title={consentTexts.title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={560}
      // The reading comes first: with the focus on the first button, Enter would sign out.
      afterOpenChange={(open) => open && text.current?.focus()}
      footer={
        <div className={styles['footer']}>
          <Button onClick={() => signOut()}>{consentTexts.signOut}</Button>
          <Button type="primary" loading={agree.isPending} onClick={() => agree.mutate()}>
            {consentTexts.agree}
          </Button>
        </div>
      }
    >
      <ConsentText ref={text} />
    </Modal>
  );
};
