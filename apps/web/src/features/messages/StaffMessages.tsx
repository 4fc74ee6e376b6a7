import { HistoryCard } from './HistoryCard.tsx';
import { SendCard } from './SendCard.tsx';
import { useConversation } from './use-conversation.ts';
import { useReplyTo } from './use-reply-to.ts';

/** Send a message, and the history: two workspace cards that share the chosen conversation. */
export const StaffMessages = () => {
  const conversation = useConversation();
  return (
    <>
      <SendCard conversation={conversation} />
      <HistoryCard conversation={conversation} onReply={useReplyTo()} />
    </>
  );
};
