import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { useReceived } from './use-received.ts';

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ data: ClientMessage[] }>>;
  /** Opens a message to the family. */
  onAnswer: (client: string) => void;
};

/** Messages of families without a reply. One that needs none is deleted. */
export const UnansweredList = ({ list, onAnswer }: Props) => {
  const { removeClient } = useReceived(messageTexts.acknowledged);
  const rowOf = (message: ClientMessage) => {
    const from = fullName(message.from);
    return (
      <MessageRow
        key={message._id}
        message={message}
        mine={false}
        actions={
          <>
            <Button
              size="small"
              variant="primary"
              aria-label={`${messageTexts.answer} ${from}`}
              onClick={() => onAnswer(message.client)}
            >
              {messageTexts.answer}
            </Button>
            <Button
              size="small"
              variant="text"
              aria-label={`${messageTexts.delete} the unanswered message from ${from}`}
              onClick={() => removeClient(message)}
            >
              {messageTexts.delete}
            </Button>
          </>
        }
      />
    );
  };
  return <MessageList label={messageTexts.unanswered} list={list} empty="" row={rowOf} />;
};
