import {
  acknowledgeClientMessage,
  deleteClientMessage,
  deleteCoachMessage,
  restoreClientMessage,
  restoreCoachMessage,
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

  const restore = useAction(restoreClientMessage, { invalidates });
  const restoreCoach = useAction(restoreCoachMessage, { invalidates });
  const deletion = (message: Message) => ({ noun: 'message', name: message.message, done: messageTexts.deleted });
  const inputOf = ({ _id: id }: Message) => ({ params: { id } });

  const acknowledge = useAction(acknowledgeClientMessage, { invalidates, done: thanks });

  return {
    removeClient: (message: Message) =>
      ask({
        ...deletion(message),
        onYes: () => client.run(inputOf(message)),
        undo: () => restore.run(inputOf(message)),
      }),
    removeCoach: (message: Message) =>
      ask({
        ...deletion(message),
        onYes: () => coach.run(inputOf(message)),
        undo: () => restoreCoach.run(inputOf(message)),
      }),
    acknowledge: (message: Message) => void acknowledge.run(inputOf(message)),
  };
};
