import { replyToClientMessage } from '@amberway/contract/messages/endpoints';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { call } from '../../kernel/api.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { MessageBox } from './MessageBox.tsx';
import styles from './messages.module.css';
import { useSend } from './use-send.ts';
import { Button } from '../../ui/kit/Button.tsx';

const REPLY_ROWS = 3;

type Props = { message: ClientMessage; onDone: () => void };

/** A family's reply to one message. */
export const ReplyBox = ({ message, onDone }: Props) => {
  const send = useSend(
    message._id,
    (text, idempotencyKey) =>
      call(replyToClientMessage, { params: { id: message._id }, body: { message: text } }, { idempotencyKey }),
    onDone,
  );
  return (
    <form
      className={styles['reply']}
      onSubmit={(event) => {
        event.preventDefault();
        send.submit();
      }}
    >
      <MessageBox
        label={`Your answer to ${fullName(message.from)}`}
        rows={REPLY_ROWS}
        grows
        ofFamily
        value={send.text}
        onChange={send.write}
        problem={send.problem}
        busy={send.sending}
        autoFocus
      />
      <div className={styles['actions']}>
        <Button variant="primary" type="submit" busy={send.sending}>
          Send answer
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
};
