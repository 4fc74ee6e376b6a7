import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGES_TO_PARAM, messagesPath } from '@amberway/contract/messages/paths';
import type { MessageThread } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { useLiveMessages } from '../use-live-messages.ts';
import { threadsQuery } from './queries.ts';
import { Thread } from './Thread.tsx';
import styles from './thread.module.css';

type Threads = { threads: readonly MessageThread[]; open: MessageThread | undefined };

/** The other conversations, where there are several. */
const ThreadChoice = ({ threads, open }: Threads) => (
  <nav className={styles['choice']} aria-label="Conversations">
    {threads.map(({ person, unread }) => (
      <Link
        key={person._id}
        to={messagesPath(person._id)}
        replace
        aria-current={person._id === open?.person._id ? 'page' : undefined}
        className={styles['chip']}
      >
        <Avatar person={person} size={28} />
        {person.firstName}
        {unread > 0 && <span className={styles['unread']}>New</span>}
      </Link>
    ))}
  </nav>
);

const Loaded = ({ threads }: { threads: readonly MessageThread[] }) => {
  const [params] = useSearchParams();
  const wanted = params.get(MESSAGES_TO_PARAM);
  // Chosen once: a conversation that has just been read stays open.
  const [first] = useState(() => (threads.find(({ unread }) => unread > 0) ?? threads[0])?.person._id);
  const open = threads.find(({ person }) => person._id === (wanted ?? first));
  return (
    <>
      {(threads.length > 1 || !open) && <ThreadChoice threads={threads} open={open} />}
      {open ? (
        <Thread key={open.person._id} thread={open} />
      ) : (
        <>
          <PageHeading title={SCREENS.messages.title} />
          <p>{messageTexts.notYours}</p>
        </>
      )}
    </>
  );
};

/** A family's messages: one conversation for each coach, live. */
export const MessagesScreen = () => {
  useLiveMessages();
  const query = useQuery(threadsQuery);
  if (!query.data || query.data.length === 0) {
    return (
      <>
        <PageHeading title={SCREENS.messages.title} />
        <QueryPlaceholder query={query} lines={6} avatar />
        {query.data && (
          <EmptyState
            title={messageTexts.noThreads}
            action={<ButtonLink to={SCREENS.myPosts.path}>Ask the team</ButtonLink>}
          >
            {messageTexts.noThreadsWhy}
          </EmptyState>
        )}
      </>
    );
  }
  return (
    <div className={styles['screen']}>
      <Loaded threads={query.data} />
    </div>
  );
};
