import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { NoteLine } from './NoteLine.tsx';
import styles from './today.module.css';

type Props = { query: UseQueryResult<Workspace> };

/** Today's sessions, and the notes of earlier days that are still to be written. */
export const TodayCard = ({ query }: Props) => {
  const coach = useCan('sessions', 'edit');
  return (
    <LoadedCard
      title="Today"
      query={query}
      lines={6}
      actions={coach && <Link to={`${SCREENS.sessions.path}?calendar=week`}>Open calendar</Link>}
    >
      {({ sessionsToday, unfinishedNotes }) => {
        const shown = new Set(sessionsToday.items.map(({ _id }) => _id));
        const earlier = unfinishedNotes.items.filter(({ _id }) => !shown.has(_id));
        const left = unfinishedNotes.count - (unfinishedNotes.items.length - earlier.length);
        const others = `${sessionsToday.count - sessionsToday.items.length} more today`;
        return (
          <>
            {sessionsToday.items.length === 0 ? (
              <EmptyState title="No sessions today" small>
                {coach ? 'What you schedule for today appears here.' : 'What coaches schedule for today appears here.'}
              </EmptyState>
            ) : (
              <ul aria-label="Sessions today">
                {sessionsToday.items.map((session) => (
                  <NoteLine key={session._id} session={session} />
                ))}
              </ul>
            )}
            {sessionsToday.count > sessionsToday.items.length && (
              <p className={styles['more']}>
                {coach ? <Link to={`${SCREENS.sessions.path}?calendar=day`}>{others}</Link> : others}
              </p>
            )}
            {earlier.length > 0 && (
              <>
                <h3 className={styles['part']}>{`Unfinished notes (${left})`}</h3>
                <ul aria-label="Unfinished notes">
                  {earlier.map((session) => (
                    <NoteLine key={session._id} session={session} dated />
                  ))}
                </ul>
                {left > earlier.length && <p className={styles['more']}>{`${left - earlier.length} more to finish`}</p>}
              </>
            )}
          </>
        );
      }}
    </LoadedCard>
  );
};
