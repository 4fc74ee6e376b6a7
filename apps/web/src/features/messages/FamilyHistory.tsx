import { useInfiniteQuery } from '@tanstack/react-query';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { ClientMessageList } from './ClientMessageList.tsx';
import { clientMessagesQuery } from './queries.ts';
import { ReceivedActions } from './ReceivedActions.tsx';
import { useInView } from './use-in-view.ts';
import { useReadMark } from './use-read-mark.ts';

type Props = { client: string | null; onReply: (client: string) => void };

/** Messages between a member of staff and families: one of them, or all. */
export const FamilyHistory = ({ client, onReply }: Props) => {
  const list = useInfiniteQuery(clientMessagesQuery(client));
  const { seen, ref } = useInView();
  // A chosen conversation is read once it is in view; in the list of all, each message is acknowledged by itself.
  useReadMark(seen ? client : null, list.data?.pages.flatMap(({ data }) => data) ?? []);
  const actsOf = (message: ClientMessage) => (
    <ReceivedActions
      message={message}
      thanks="The family can see that you have read it."
      onReply={() => onReply(message.client)}
      compact
    />
  );
  return (
    <div ref={ref}>
      <ClientMessageList
        label="Messages with families"
        list={list}
        empty={
          client ? 'You have not written to each other yet.' : 'Messages to families and their answers appear here.'
        }
        naming
        actions={actsOf}
      />
    </div>
  );
};
