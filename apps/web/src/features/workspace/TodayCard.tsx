import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FewRows } from '../../ui/FewRows.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { ownNoteDraftsQuery } from '../activity-notes/public.ts';
import { DraftLines } from './DraftLines.tsx';
import { UNFINISHED_PARAM } from './note-line.ts';
import { NoteLine } from './NoteLine.tsx';
import { OlderLine } from './OlderLine.tsx';
import { Part } from './Part.tsx';
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
      {({ notesToday, unfinishedNotes, olderUnfinished }) => {
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
              <FewRows
                label="Sessions today"
                count={notesToday.count}
                rows={notesToday.items.map((note) => (
                  <NoteLine key={note._id} note={note} />
                ))}
                more={
                  <p className={styles['more']}>
                    {coach ? <Link to={`${SCREENS.notes.path}?calendar=day`}>{others}</Link> : others}
                  </p>
                }
              />
            )}
            {earlier.length > 0 && (
              <Part title="Unfinished notes" count={left}>
                <FewRows
                  label="Unfinished notes"
                  count={left}
                  rows={earlier.map((note) => (
                    <NoteLine key={note._id} note={note} dated />
                  ))}
                  more={
                    <p className={styles['more']}>
                      <Link to={`${SCREENS.home.path}?${UNFINISHED_PARAM}=recent`}>
                        {`${left - earlier.length} more to finish`}
                      </Link>
                    </p>
                  }
                />
              </Part>
            )}
            <OlderLine count={olderUnfinished} />
            {drafts.length > 0 && <DraftLines drafts={drafts} />}
          </>
        );
      }}
    </LoadedCard>
  );
};
