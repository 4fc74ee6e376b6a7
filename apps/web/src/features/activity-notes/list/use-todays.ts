import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from '../../../kernel/router.ts';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { useMe } from '../../../kernel/queries/me.ts';
import { dayIn } from '../../../ui/dates.ts';
import { listQuery } from '../../../ui/list/list-query.ts';
import { useNotices } from '../../../ui/notices.ts';
import { today } from '../../../ui/today.ts';
import { useAction } from '../../../ui/use-action.ts';
import { TODAY_PARAM } from '../paths.ts';
import { NOTES_SLICE } from '../queries.ts';
import { type NoteRow, rowStart } from './rows.ts';

/** One page of a child's notes; the list and the jump to today share the query. */
export const notesPage = (member: string, page: number, pageSize: number) => ({
  slice: NOTES_SLICE,
  page,
  pageSize,
  paging: 'rows' as const,
  query: { member },
});

/** Goes to the page with today's entries and highlights them. The server finds the page in one request. */
export const useTodays = (member: string, pageSize: number) => {
  const client = useQueryClient();
  const notices = useNotices();
  const { timeZone } = useMe();
  const [params, setParams] = useSearchParams();
  const day = today(timeZone);

  const { run, busy } = useAction(listNotes, {
    done: (found) => {
      const page = Math.floor(found.skip / pageSize) + 1;
      client.setQueryData(listQuery(listNotes, notesPage(member, page, pageSize)).queryKey, found);
      const none = !found.data.some(({ startTime }) => dayIn(startTime, timeZone) === day);
      if (none) notices.warning('There are no activities today. These are the ones nearest to it.');
      setParams((now) => {
        if (page === 1) now.delete('page');
        else now.set('page', String(page));
        now.set(TODAY_PARAM, '');
        return now;
      });
    },
  });
  const jump = () => run({ query: { member, around: 'today', limit: pageSize } });

  const isToday = (row: NoteRow) => {
    const start = rowStart(row);
    return start !== null && !row.isDraft && dayIn(start, timeZone) === day;
  };
  return { jump, busy, isToday, marking: params.has(TODAY_PARAM) };
};
