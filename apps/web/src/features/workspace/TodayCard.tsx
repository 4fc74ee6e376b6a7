import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { ownNoteDraftsQuery } from '../activity-notes/public.ts';
import { DraftLines } from './DraftLines.tsx';
import { NoteLine } from './NoteLine.tsx';
import styles from './today.module.css';

type Props = { query: UseQueryResult<Workspace> };

/** Today's sessions, and the unfinished notes of earlier days. */
export const TodayCard = ({ query }: Props) => {
  const coach = useCan('sessions', 'edit');
  // Here and not with its lines: they appear when the sessions are loaded, and would request it once more.
  const { data: drafts = [] } = useQuery({ ...ownNoteDraftsQuery, enabled: coach });
  return (
    <LoadedCard
      title="Today"
      query={query}
      lines={6}
      actions={coach && <Link to={`${SCREENS.notes.path}?calendar=week`}>Open calendar</Link>}
    >
      {({ notesToday, unfinishedNotes }) => {
        const shown = new Set(notesToday.items.map(({ _id }) => _id));
        const earlier = unfinishedNotes.items.filter(({ _id }) => !shown.has(_id));
        const left = unfinishedNotes.count - (unfinishedNotes.items.length - earlier.length);
        const others = `${notesToday.count - notesToday.items.length} more today`;
        return (
          <>
            {notesToday.items.length === 0 ? (
              <EmptyState title="No sessions today" small>
                {coach ? 'What you schedule for today appears here.' : 'What coaches schedule for today appears here.'}
              </EmptyState>
            ) : (
              <ul aria-label="Sessions today">
                {notesToday.items.map((note) => (
                  <NoteLine key={note._id} note={note} />
                ))}
              </ul>
            )}
            {notesToday.count > notesToday.items.length && (
              <p className={styles['more']}>
                {coach ? <Link to={`${SCREENS.notes.path}?calendar=day`}>{others}</Link> : others}
              </p>
            )}
            {earlier.length > 0 && (
              <>
                <h3 className={styles['part']}>{`Unfinished notes (${left})`}</h3>
                <ul aria-label="Unfinished notes">
                  {earlier.map((note) => (
                    <NoteLine key={note._id} note={note} dated />
                  ))}
                </ul>
                {left > earlier.length && <p className={styles['more']}>{`${left - earlier.length} more to finish`}</p>}
              </>
            )}
            {drafts.length > 0 && <DraftLines drafts={drafts} />}
          </>
        );
      }}
    </LoadedCard>
  );
};
