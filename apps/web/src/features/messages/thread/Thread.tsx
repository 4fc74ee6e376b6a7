import { useInfiniteQuery } from '@tanstack/react-query';
import type { MessageThread } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { useReadMark } from '../use-read-mark.ts';
import { Composer } from './Composer.tsx';
import { Days } from './Days.tsx';
import { partOf } from './labels.ts';
import { threadQuery } from './queries.ts';
import styles from './thread.module.css';
import { WaitingMessages } from './WaitingMessages.tsx';

/** The conversation with one coach: oldest first, the newest in view. */
export const Thread = ({ thread }: { thread: MessageThread }) => {
  const { person, mayWrite } = thread;
  const { members } = useMe();
  const mayReply = useCan('messages', 'reply');
  const list = useInfiniteQuery(threadQuery(person._id));
  const messages = list.data?.pages.flatMap(({ data }) => data) ?? [];
  useReadMark(person._id, messages);
  return (
    <>
      <div className={styles['head']}>
        <Avatar person={person} size={40} />
        <div>
          <h1 tabIndex={-1}>
            <span className="visually-hidden">Messages with </span>
            {fullName(person)}
          </h1>
          <p>{partOf(thread, members)}</p>
        </div>
      </div>
      {/* The only child of a reversed column: the browser shows its end first and stays there as messages arrive. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div className={styles['scroll']} role="log" aria-label={`Messages with ${fullName(person)}`} tabIndex={0}>
        {/* An element of its own for each: what replaces the skeleton is new and does not move. */}
        <div key={list.data ? 'messages' : 'loading'} className={styles['messages']}>
          {list.hasNextPage && (
            <Button variant="text" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show earlier messages
            </Button>
          )}
          <QueryPlaceholder query={list} lines={6} />
          {list.data && messages.length === 0 && (
            <p className={styles['nothing']}>{messageTexts.nothingYet(person.firstName)}</p>
          )}
          <Days messages={messages} />
          <WaitingMessages personId={person._id} />
        </div>
      </div>
      {!mayWrite && <p className={styles['past']}>{messageTexts.pastThread(person.firstName)}</p>}
      {mayWrite && mayReply && <Composer key={person._id} person={person} leftToday={list.data?.pages[0]?.leftToday} />}
    </>
  );
};
