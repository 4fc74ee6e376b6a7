import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { sendClientMessage, sendCoachMessage } from '@amberway/contract/messages/endpoints';
import { MESSAGE_BOX_ROWS, MESSAGES_PER_DAY, messageTexts } from '@amberway/contract/messages/texts';
import { call } from '../../kernel/api.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { BusinessUserSelect } from '../../ui/people/BusinessUserSelect.tsx';
import { ClientSelect } from './ClientSelect.tsx';
import { MessageBox } from './MessageBox.tsx';
import styles from './messages.module.css';
import { clientMessagesQuery, coachMessagesQuery } from './queries.ts';
import type { Conversation, Side } from './use-conversation.ts';
import { useSend } from './use-send.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/Segmented.tsx';

const SIDES: { value: Side; label: string }[] = [
  { value: 'families', label: 'To a client' },
  { value: 'staff', label: 'To a coach' },
];

/** How many more messages this person may get today; undefined while loading. */
const useLeftToday = (side: Side, to: string | null): number | null | undefined => {
  const client = useInfiniteQuery({ ...clientMessagesQuery(to), enabled: to !== null && side === 'families' });
  const coach = useInfiniteQuery({ ...coachMessagesQuery(to), enabled: to !== null && side === 'staff' });
  return (side === 'families' ? client : coach).data?.pages[0]?.leftToday;
};

/** Sends a message to a client; administrators can also write to a coach. */
export const SendCard = ({ conversation }: { conversation: Conversation }) => {
  const me = useMe();
  const selectId = useId();
  const toCoaches = useCan('coachMessages', 'send');
  const side: Side = toCoaches ? conversation.side : 'families';
  const to = side === 'families' ? conversation.client : conversation.coach;
  const left = useLeftToday(side, to);
  const full = left === 0;

  const send = useSend(to, (message, idempotencyKey) => {
    const body = { from: me._id, to: to ?? '', message };
    return call(side === 'families' ? sendClientMessage : sendCoachMessage, { body }, { idempotencyKey });
  });
  const choose = (next: string | null) => {
    send.forget();
    conversation.show(side, next);
  };

  return (
    <SectionCard title={dashboardTexts.sendMessage} id="send-message">
      <form
        className={styles['compose']}
        onSubmit={(event) => {
          event.preventDefault();
          if (to && !full) send.submit();
        }}
      >
        {toCoaches && (
          <Segmented<Side>
            wide
            aria-label="Whom to write to"
            options={SIDES}
            value={side}
            onChange={(next) => {
              send.forget();
              conversation.showSide(next);
            }}
          />
        )}
        <div className={styles['field']}>
          <label htmlFor={selectId}>{side === 'families' ? 'Client' : 'Coach'}</label>
          {side === 'families' ? (
            <ClientSelect id={selectId} value={to} onChange={choose} />
          ) : (
            <BusinessUserSelect id={selectId} value={to} onChange={choose} />
          )}
        </div>
        <MessageBox
          label="Message"
          rows={MESSAGE_BOX_ROWS}
          grows
          value={send.text}
          busy={send.sending}
          onChange={send.write}
          problem={full ? messageTexts.limit : send.problem}
          note={typeof left === 'number' ? `${MESSAGES_PER_DAY - left} of ${MESSAGES_PER_DAY} sent today` : null}
        />
        <div className={styles['foot']}>
          {!to && <p>{side === 'families' ? messageTexts.selectClient : messageTexts.selectCoach}</p>}
          <Button variant="primary" type="submit" disabled={!to || full} busy={send.sending}>
            Send message
          </Button>
        </div>
      </form>
    </SectionCard>
  );
};
