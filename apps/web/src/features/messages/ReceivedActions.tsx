import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { fullName } from '../../ui/people/full-name.ts';
import { useReceived } from './use-received.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  message: ClientMessage;
  /** Notification after acknowledging. */
  thanks: string;
  /** Without it the message cannot be replied to from here. */
  onReply?: (() => void) | undefined;
  /** Smaller buttons, for the workspace. */
  compact?: boolean;
};

/** Actions of the recipient of a message. */
export const ReceivedActions = ({ message, thanks, onReply, compact = false }: Props) => {
  const received = useReceived(thanks);
  const from = fullName(message.from);
  const size = compact ? 'small' : 'medium';
  return (
    <>
      {!message.acknowledgedAt && (
        <Button
          size={size}
          variant={compact ? 'outline' : 'primary'}
          aria-label={`${messageTexts.acknowledge}: message from ${from}`}
          onClick={() => received.acknowledge(message)}
        >
          {messageTexts.acknowledge}
        </Button>
      )}
      {onReply && (
        <Button size={size} aria-label={`${messageTexts.reply} to ${from}`} onClick={onReply}>
          {messageTexts.reply}
        </Button>
      )}
      <Button
        size={size}
        variant="text"
        aria-label={`${messageTexts.delete} message from ${from}`}
        onClick={() => received.removeClient(message)}
      >
        {messageTexts.delete}
      </Button>
    </>
  );
};
