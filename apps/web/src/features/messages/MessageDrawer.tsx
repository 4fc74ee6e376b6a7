import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendClientMessage } from '@amberway/contract/messages/endpoints';
import { MESSAGE_BOX_ROWS, MESSAGES_PER_DAY, messageTexts } from '@amberway/contract/messages/texts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Drawer } from '../../ui/kit/Dialog.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { FamilyHistory } from './FamilyHistory.tsx';
import { MessageBox } from './MessageBox.tsx';
import styles from './messages.module.css';
import { clientMessagesQuery } from './queries.ts';
import { useSend } from './use-send.ts';

type Props = { family: { _id: string; firstName: string; lastName: string }; onClose: () => void };

/** Writes to one family beside what was written before, without leaving the page. */
export const MessageDrawer = ({ family, onClose }: Props) => {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const left = useInfiniteQuery(clientMessagesQuery(family._id)).data?.pages[0]?.leftToday;
  const full = left === 0;
  const send = useSend(family._id, (message, idempotencyKey) =>
    call(sendClientMessage, { body: { from: me._id, to: family._id, message } }, { idempotencyKey }),
  );
  return (
    <Drawer open title={`Message ${fullName(family)}`} width={DRAWER_PX} onClose={onClose}>
      <div className={styles['drawer']}>
        <form
          ref={form}
          className={styles['compose']}
          onSubmit={(event) => {
            event.preventDefault();
            if (!full) send.submit();
          }}
        >
          <MessageBox
            label={`Message to ${family.firstName}`}
            rows={MESSAGE_BOX_ROWS}
            grows
            autoFocus
            value={send.text}
            busy={send.sending}
            onChange={send.write}
            problem={full ? messageTexts.limit : send.problem}
            note={typeof left === 'number' ? `${MESSAGES_PER_DAY - left} of ${MESSAGES_PER_DAY} sent today` : null}
          />
          <div className={styles['foot']}>
            <Button variant="primary" type="submit" disabled={full} busy={send.sending}>
              Send message
            </Button>
          </div>
        </form>
        <FamilyHistory client={family._id} onReply={() => form.current?.querySelector('textarea')?.focus()} />
      </div>
    </Drawer>
  );
};
