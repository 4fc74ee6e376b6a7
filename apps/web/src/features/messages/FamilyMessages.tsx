import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HOME_MESSAGES } from '@amberway/contract/dashboards/texts';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messagesPath } from '@amberway/contract/messages/paths';
import { messageTexts } from '@amberway/contract/messages/texts';
import { Link } from '../../kernel/router.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ClientMessageList } from './ClientMessageList.tsx';
import { clientMessagesQuery } from './queries.ts';
import { ReceivedActions } from './ReceivedActions.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { useLiveMessages } from './use-live-messages.ts';

type Pages = { pages: { data: ClientMessage[] }[] };

/** A message being replied to stays visible, also when newer ones have pushed it to the next page. */
const withAll = ({ pages }: Pages, answering: readonly ClientMessage[]): Pages => {
  const shown = new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id)));
  return { pages: [...pages, { data: answering.filter(({ _id }) => !shown.has(_id)) }] };
};

/** A family's card: the coach's messages, to acknowledge, reply to or delete. New ones appear live. */
export const FamilyMessages = () => {
  const arrived = useLiveMessages();
  const list = useInfiniteQuery(clientMessagesQuery(null, HOME_MESSAGES));
  const mayReceive = useCan('messages', 'receive');
  const mayReply = useCan('messages', 'reply');
  const [answering, setAnswering] = useState<readonly ClientMessage[]>([]);

  const actsOf = (message: ClientMessage) => {
    const others = answering.filter(({ _id }) => _id !== message._id);
    if (others.length < answering.length) return <ReplyBox message={message} onDone={() => setAnswering(others)} />;
    if (!mayReceive) return undefined;
    const reply = mayReply ? () => setAnswering([...answering, message]) : undefined;
    return <ReceivedActions message={message} thanks={messageTexts.acknowledged} onReply={reply} />;
  };

  return (
    <SectionCard title="Messages from your coach" id="messages" actions={<Link to={messagesPath()}>All messages</Link>}>
      <p className="visually-hidden" role="status">
        {arrived}
      </p>
      <ClientMessageList
        label="Messages with your coach"
        list={{ ...list, data: list.data && withAll(list.data, answering) }}
        empty="Nothing yet. Short messages from your coach appear here."
        actions={actsOf}
      />
    </SectionCard>
  );
};
