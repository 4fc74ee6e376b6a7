import type { ComponentProps, ReactNode } from 'react';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';

type Props = Omit<ComponentProps<typeof MessageList<ClientMessage>>, 'row'> & {
  /** Shows the recipient of the viewer's own messages, where there may be several. */
  naming?: boolean;
  /** Actions on a received message. */
  actions: (message: ClientMessage) => ReactNode;
};

/** Messages between families and staff. In a family's view, the family's messages count as ‘mine’. */
export const ClientMessageList = ({ naming = false, actions, ...list }: Props) => {
  const me = useMe();
  const rowOf = (message: ClientMessage) => {
    const mine = message.from._id === me._id;
    return (
      <MessageRow
        key={message._id}
        message={message}
        mine={mine}
        naming={mine && naming}
        fresh={!mine && !message.acknowledgedAt}
        actions={mine ? undefined : actions(message)}
      />
    );
  };
  return <MessageList {...list} row={rowOf} />;
};
