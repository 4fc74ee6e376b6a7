import type { Notification } from '@amberway/contract/notifications/schemas';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useCoachText } from '../../ui/people/use-coach-text.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './notifications.module.css';
import type { useNotifications } from './use-notifications.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

type Props = Pick<ReturnType<typeof useNotifications>, 'list' | 'rows' | 'fresh'> & {
  onOpen: (one: Notification) => void;
};

export const NotificationList = ({ list, rows, fresh, onOpen }: Props) => {
  const coachText = useCoachText();
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton title={false} rows={6} />
      </div>
    );
  }
  if (list.error && rows.length === 0) return <QueryFailure query={list} />;
  if (rows.length === 0) {
    return (
      <EmptyState title={notificationTexts.none} small>
        {coachText(
          'News about outcomes, skills, tasks and notes will appear here.',
          'Answers to your posts will appear here.',
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['list']} aria-label={notificationTexts.title}>
        {rows.map((notification) => (
          <NotificationRow
            key={notification._id}
            notification={notification}
            isNew={fresh.has(notification._id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {notificationTexts.loadMore}
        </Button>
      )}
    </>
  );
};
