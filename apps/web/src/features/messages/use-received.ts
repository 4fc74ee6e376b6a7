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
import { useAction } from '../../ui/use-action.ts';
import { MESSAGES_SLICE } from './queries.ts';

/** What one does with a message one has received. `thanks` is said to whoever has acknowledged one. */
export const useReceived = (thanks: string) => {
  const client = useQueryClient();
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

  const acknowledge = useAction(acknowledgeClientMessage, { invalidates: [MESSAGES_SLICE], done: thanks });

  return {
    removeClient: remove(deleteClientMessage),
    removeCoach: remove(deleteCoachMessage),
    acknowledge: ({ _id }: Message) => void acknowledge.run({ params: { id: _id } }),
  };
};
