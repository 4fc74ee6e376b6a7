import { Link, useSearchParams } from '../../../kernel/router.ts';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatListDate } from '../../../ui/dates.ts';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { noteHref } from '../paths.ts';
import { LIST_OPTIONS } from '../list/options.ts';
import { notesPage } from '../list/use-todays.ts';
import { NoteDot } from '../NoteDot.tsx';
import styles from './sidebar.module.css';

type Props = { memberId: string | null; openId: string | null };

const Others = ({ memberId, openId }: { memberId: string; openId: string | null }) => {
  const { timeZone } = useMe();
  const [params] = useSearchParams();
  const list = useListState(LIST_OPTIONS);
  // The same page as the list behind, so it comes from the cache.
  const { rows } = useListQuery(listNotes, notesPage(memberId, list.page, list.pageSize));
  return (
    <ul className={styles['rows']}>
      {rows.map((note) => (
        <li key={note._id}>
          <Link
            to={noteHref(note._id, 'view', params)}
            replace
            className={styles['row']}
            aria-current={note._id === openId ? 'page' : undefined}
          >
            <small>{formatListDate(note.startTime, timeZone)}</small>
            <span>{note.title}</span>
            <NoteDot of={note} />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The child's notes beside the open one. */
export const NoteSidebar = ({ memberId, openId }: Props) =>
  memberId && (
    <aside className={styles['side']} aria-label="Sessions">
      <Others memberId={memberId} openId={openId} />
    </aside>
  );
