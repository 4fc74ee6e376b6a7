import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CONSENT_VERSION, consentTexts } from '@amberway/contract/privacy/consent';
import { giveConsent } from '@amberway/contract/privacy/endpoints';
import { meQuery } from '../../kernel/queries/me.ts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { ConsentText } from './ConsentText.tsx';
import styles from './privacy.module.css';
import { useAction } from '../../ui/use-action.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

/** It cannot be closed: a user who does not agree signs out. */
export const ConsentDialog = () => {
  const client = useQueryClient();
  const text = useRef<HTMLDivElement>(null);
  const agree = useAction(giveConsent, {
    // The user is reloaded with the children, whose names come with the consent; that opens the gate.
    done: async () => {
      await client.fetchQuery({ ...meQuery, staleTime: 0 });
      return consentTexts.thanks;
    },
  });
  return (
    <Dialog
      open
      title={consentTexts.title}
      closesBeside={false}
      width={560}
      // Focus starts on the text: on the first button, Enter would sign out.
      firstFocus={() => text.current}
      footer={
        <div className={styles['footer']}>
          <Button onClick={() => signOut()}>{consentTexts.signOut}</Button>
          <Button
            variant="primary"
            busy={agree.busy}
            onClick={() => void agree.run({ body: { version: CONSENT_VERSION } })}
          >
            {consentTexts.agree}
          </Button>
        </div>
      }
    >
      <ConsentText ref={text} />
    </Dialog>
  );
};
