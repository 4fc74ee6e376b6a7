import type { ComponentProps, ReactNode } from 'react';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';

type Props = Omit<ComponentProps<typeof MessageList<ClientMessage>>, 'row'> & {
  /** Names the receiver of one's own messages, where there may be several. */
  naming?: boolean;
  /** What can be done with a received one. */
  acts: (message: ClientMessage) => ReactNode;
};

/** What went between families and staff. In a family's view it is still the family's own messages that are ‘mine’. */
export const ClientMessageList = ({ naming = false, acts, ...list }: Props) => {
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
        acts={mine ? undefined : acts(message)}
      />
    );
  };
  return <MessageList {...list} row={rowOf} />;
};
