import { useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { coachMessagesQuery } from './queries.ts';
import { useReceived } from './use-received.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Messages from administrators to coaches: to one of them, to all, or for a coach their own. */
export const StaffHistory = ({ coach }: { coach: string | null }) => {
  const me = useMe();
  const writes = useCan('coachMessages', 'send');
  const list = useInfiniteQuery(coachMessagesQuery(writes ? coach : null));
  const { removeCoach } = useReceived(messageTexts.acknowledged);
  const rowOf = (message: Message) => (
    <MessageRow
      key={message._id}
      message={message}
      mine={message.from._id === me._id}
      naming={writes}
      actions={
        message.deletedByReceiver ? undefined : (
          <Button
            size="small"
            aria-label={`${messageTexts.delete} message ${writes ? `to ${fullName(message.toObject)}` : `from ${fullName(message.from)}`}`}
            onClick={() => removeCoach(message)}
          >
            {messageTexts.delete}
          </Button>
        )
      }
    />
  );

  return (
    <MessageList
      label={writes ? 'Messages to coaches' : 'Messages from administrators'}
      list={list}
      empty={writes ? 'Messages to coaches appear here.' : 'Messages from administrators appear here.'}
      row={rowOf}
    />
  );
};
