import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { useReceived } from '../use-received.ts';
import { Bubble } from './Bubble.tsx';
import styles from './thread.module.css';
import { dayLine } from './when.ts';

type Day = { title: string; messages: ClientMessage[] };

/** Messages in the order they were written, by the viewer's days. */
const byDay = (newestFirst: readonly ClientMessage[], zone: string | null): Day[] => {
  const days: Day[] = [];
  for (const message of newestFirst.toReversed()) {
    const title = dayLine(message.sentAt, zone);
    const last = days.at(-1);
    if (last?.title === title) last.messages.push(message);
    else days.push({ title, messages: [message] });
  }
  return days;
};

/** The conversation, with a line above the messages of each day. */
export const Days = ({ messages }: { messages: readonly ClientMessage[] }) => {
  const { timeZone } = useMe();
  const mayReceive = useCan('messages', 'receive');
  const { removeClient } = useReceived(messageTexts.acknowledged);
  return byDay(messages, timeZone).map(({ title, messages: written }) => (
    <section key={written[0]?._id} className={styles['day']}>
      <h2>{title}</h2>
      <ul>
        {written.map((message) => (
          <Bubble key={message._id} message={message} onDelete={mayReceive ? () => removeClient(message) : undefined} />
        ))}
      </ul>
    </section>
  ));
};
