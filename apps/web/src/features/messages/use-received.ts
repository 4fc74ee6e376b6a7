import { useQueryClient } from '@tanstack/react-query';
import {
  acknowledgeClientMessage,
  deleteClientMessage,
  deleteCoachMessage,
} from '@amberway/contract/messages/endpoints';
import type { Message } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { call } from '../../kernel/api.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useNotices } from '../../ui/notices.ts';
import { MESSAGES_SLICE } from './queries.ts';

/** What one does with a message one has received. `thanks` is said to whoever has acknowledged one. */
export const useReceived = (thanks: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const ask = useDelete();
  const refresh = () => client.invalidateQueries({ queryKey: [MESSAGES_SLICE] });

  const remove = (endpoint: typeof deleteClientMessage | typeof deleteCoachMessage) => (message: Message) =>
    ask({
      noun: 'message',
      name: message.message,
      done: messageTexts.deleted,
      onYes: async () => {
        await call(endpoint, { params: { id: message._id } });
        await refresh();
      },
    });

  const acknowledge = async (message: Message) => {
    try {
      await call(acknowledgeClientMessage, { params: { id: message._id } });
      await refresh();
      notices.success(thanks);
    } catch (error) {
      notices.error(error);
      await refresh();
    }
  };

  return {
    removeClient: remove(deleteClientMessage),
    removeCoach: remove(deleteCoachMessage),
    acknowledge: (message: Message) => void acknowledge(message),
  };
};
