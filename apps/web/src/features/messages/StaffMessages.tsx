import { HistoryCard } from './HistoryCard.tsx';
import { SendCard } from './SendCard.tsx';
import { useConversation } from './use-conversation.ts';

const BOX = '#send-message textarea';

/** Send a message, and the history: two workspace cards that share the chosen conversation. */
export const StaffMessages = () => {
  const conversation = useConversation();
  const reply = (client: string) => {
    conversation.show('families', client);
    document.querySelector<HTMLTextAreaElement>(BOX)?.focus();
  };
  return (
    <>
      <SendCard conversation={conversation} />
      <HistoryCard conversation={conversation} onReply={reply} />
    </>
  );
};
