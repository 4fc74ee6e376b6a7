import { useConversation } from './use-conversation.ts';

const BOX = '#send-message textarea';

/** Opens the conversation with a family in the workspace and moves the focus to the message box. */
export const useReplyTo = () => {
  const { show } = useConversation();
  return (client: string) => {
    show('families', client);
    document.querySelector<HTMLTextAreaElement>(BOX)?.focus();
  };
};
