import {
  acknowledgeClientMessage,
  deleteClientMessage,
  deleteCoachMessage,
} from '@amberway/contract/messages/endpoints';
import type { Message } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useAction } from '../../ui/use-action.ts';
import { MESSAGES_SLICE } from './queries.ts';

/** Actions on a received message. `thanks` is the notification after acknowledging one. */
export const useReceived = (thanks: string) => {
  const ask = useDelete();
  const invalidates = [MESSAGES_SLICE];
  const client = useAction(deleteClientMessage, { invalidates });
  const coach = useAction(deleteCoachMessage, { invalidates });

  const remove = (action: typeof client | typeof coach) => (message: Message) =>
    ask({
      noun: 'message',
      name: message.message,
      done: messageTexts.deleted,
      onYes: () => action.run({ params: { id: message._id } }),
    });

  const acknowledge = useAction(acknowledgeClientMessage, { invalidates, done: thanks });

  return {
    removeClient: remove(client),
    removeCoach: remove(coach),
    acknowledge: ({ _id }: Message) => void acknowledge.run({ params: { id: _id } }),
  };
};
