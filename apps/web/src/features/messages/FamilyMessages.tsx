import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { clientMessagesQuery } from './queries.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { useLiveMessages } from './use-live-messages.ts';
import { useReceived } from './use-received.ts';

/** The latest ones; the others come on demand. */
const FIRST = 3;

/** A family's card: what the coach wrote, to acknowledge, answer or delete. New ones appear by themselves. */
export const FamilyMessages = () => {
  const me = useMe();
  const arrived = useLiveMessages();
  const mayReceive = useCan('messages', 'receive');
  const mayReply = useCan('messages', 'reply');
  const list = useInfiniteQuery(clientMessagesQuery(null, FIRST));
  const received = useReceived(messageTexts.acknowledged);
  const [answering, setAnswering] = useState<string | null>(null);

  const actsOf = (message: ClientMessage) => {
    if (answering === message._id) return <ReplyBox message={message} onDone={() => setAnswering(null)} />;
    if (!mayReceive) return undefined;
    const from = fullName(message.from);
    return (
      <>
        {!message.acknowledgedAt && (
          <Button
            type="primary"
            aria-label={`${messageTexts.acknowledge}: message from ${from}`}
            onClick={() => received.acknowledge(message)}
          >
            {messageTexts.acknowledge}
          </Button>
        )}
        {mayReply && (
          <Button aria-label={`${messageTexts.reply} to ${from}`} onClick={() => setAnswering(message._id)}>
            {messageTexts.reply}
          </Button>
        )}
        <Button
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
    // In a family's view it is still the family's own messages that are ‘mine’.
    const mine = message.from._id === me._id;
    return (
      <MessageRow
        key={message._id}
        message={message}
        mine={mine}
        fresh={!mine && !message.acknowledgedAt}
        acts={mine ? undefined : actsOf(message)}
      />
    );
  };

  return (
    <SectionCard title="Messages from your coach" id="messages">
      <p className="visually-hidden" role="status">
        {arrived}
      </p>
      <MessageList
        label="Messages with your coach"
        list={list}
        empty="Nothing yet. Short messages from your coach appear here."
        row={rowOf}
      />
    </SectionCard>
  );
};
