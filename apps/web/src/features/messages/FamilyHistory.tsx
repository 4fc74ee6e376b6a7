import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { clientMessagesQuery } from './queries.ts';
import { useReceived } from './use-received.ts';

type Props = { client: string | null; onReply: (client: string) => void };

/** What went between a member of staff and families: one of them, or all. */
export const FamilyHistory = ({ client, onReply }: Props) => {
  const me = useMe();
  const list = useInfiniteQuery(clientMessagesQuery(client));
  const received = useReceived('The family can see that you have read it.');

  const actsOf = (message: ClientMessage) => {
    const from = fullName(message.from);
    return (
      <>
        {!message.acknowledgedAt && (
          <Button
            size="small"
            aria-label={`${messageTexts.acknowledge}: message from ${from}`}
            onClick={() => received.acknowledge(message)}
          >
            {messageTexts.acknowledge}
          </Button>
        )}
        <Button size="small" aria-label={`${messageTexts.reply} to ${from}`} onClick={() => onReply(message.client)}>
          {messageTexts.reply}
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={`${messageTexts.delete} message from ${from}`}
          onClick={() => received.removeClient(message)}
        >
          {messageTexts.delete}
        </Button>
      </>
    );
  };

  const rowOf = (message: ClientMessage) => {
    const mine = message.from._id === me._id;
    return (
      <MessageRow
        key={message._id}
        message={message}
        mine={mine}
        naming={mine}
        fresh={!mine && !message.acknowledgedAt}
        acts={mine ? undefined : actsOf(message)}
      />
    );
  };

  return (
    <MessageList
      label="Messages with families"
      list={list}
      empty={client ? 'You have not written to each other yet.' : 'Messages to families and their answers appear here.'}
      row={rowOf}
    />
  );
};
