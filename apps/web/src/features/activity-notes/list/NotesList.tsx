import { useEffect, useMemo } from 'react';
import { trueDate } from '../../../kernel/device/clock.ts';
import { Link, useNavigate, useSearchParams } from '../../../kernel/router.ts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { mayAddNote, maySchedule, noteActions } from '@amberway/contract/activity-notes/actions';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { screenTitle, SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { OPENED_HERE } from '../../../ui/form/record-place.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { RowAction } from '../../../ui/list/columns.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { ChildChoice } from '../../../ui/people/ChildChoice.tsx';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { newNoteHref, noteHref } from '../paths.ts';
import { CalendarSwitch } from '../calendar/CalendarSwitch.tsx';
import { noteColumns } from './columns.tsx';
import styles from './list.module.css';
import { LIST_OPTIONS } from './options.ts';
import { type NoteRow, rowId, rowTitle, withDrafts } from './rows.ts';
import { useDeleteNote } from './use-delete-note.ts';
import { useDraftRows } from './use-draft-rows.ts';
import { notesPage, useTodays } from './use-todays.ts';
import { Button } from '../../../ui/kit/Button.tsx';

const ScheduleModal = lazyOverlay(
  scheduleTexts.schedule,
  async () => (await import('../schedule/ScheduleModal.tsx')).ScheduleModal,
);

type Props = {
  member: MemberSummary;
  siblings: readonly MemberSummary[];
  onSelect: (id: string) => void;
  /** A note is open over the list, with its own forms at the same URL. */
  behind?: boolean;
};

/** The activity notes of one child, for staff; families have a list of their own. */
export const NotesList = ({ member, siblings, onSelect, behind = false }: Props) => {
  const me = useMe();
  const viewer = viewerOf(me);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useListState(LIST_OPTIONS);
  const record = useRecordUrl();
  const remove = useDeleteNote();
  const mayDelete = useCan('sessions', 'delete');
  const found = useListQuery(listNotes, notesPage(member._id, list.page, list.pageSize));
  useFailureNotice(found.error);
  const { rows: drafts, settled } = useDraftRows(member._id);
  // Drafts come first: without them the notes would be shown in a place where they do not stay.
  const data = {
    ...found,
    // Drafts are not on the server's pages.
    loadAll: undefined,
    rows: settled ? withDrafts(found.rows, drafts, list.page) : [],
    pending: found.pending || !settled,
  };
  const { jump, busy, isToday, marking } = useTodays(member._id, list.pageSize);
  const writes = mayAddNote(viewer);

  // The note's URL preserves the list's query parameters, so that closing it comes back here.
  const here = useMemo(() => {
    const rest = new URLSearchParams(params);
    rest.set(MEMBER_PARAM, member._id);
    return rest;
  }, [params, member._id]);
  const hrefOf = (row: NoteRow) =>
    row.isDraft ? newNoteHref(here, row.draft.id) : noteHref(row.note._id, 'view', here);
  const go = (href: string) => navigate(href, { state: OPENED_HERE });

  const marked = marking && data.rows.length > 0;
  useEffect(() => {
    if (marked) document.querySelector('[data-todays]')?.scrollIntoView({ block: 'center' });
  }, [marked, list.page]);

  const columns = useMemo(
    () =>
      noteColumns({
        zone: me.timeZone,
        now: trueDate().toISOString(),
        created: mayDelete,
        isToday,
      }),
    // The current day decides which rows are today's; it is read again with every loaded list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [me.timeZone, mayDelete, found.rows],
  );
  const actionsOf = (row: NoteRow): RowAction<NoteRow>[] => {
    if (row.isDraft) return [{ key: 'edit', label: 'Go on writing', icon: 'edit', onRun: () => go(hrefOf(row)) }];
    const { note } = row;
    const actions = noteActions(viewer, note);
    return [
      ...(actions.edit
        ? [
            {
              key: 'edit',
              label: 'Edit',
              icon: 'edit' as const,
              onRun: () => go(noteHref(note._id, 'edit', here)),
            },
          ]
        : []),
      ...(actions.delete
        ? [
            {
              key: 'delete',
              label: 'Delete',
              icon: 'trash' as const,
              danger: true,
              onRun: () => remove(note),
            },
          ]
        : []),
    ];
  };
  const addLink = (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => go(newNoteHref(here))}>
      {noteTexts.add}
    </Button>
  );

  return (
    <>
      <ListPage<NoteRow>
        title={screenTitle('notes', me.role)}
        noun={['activity', 'activities']}
        list={list}
        data={data}
        columns={columns}
        idOf={rowId}
        nameOf={rowTitle}
        hrefOf={hrefOf}
        rowOpens
        toneOf={(row) => (marking && isToday(row) ? 'marked' : undefined)}
        {...((writes || mayDelete) && { actionsOf, actionsShown: 1 })}
        extra={
          <Link to={`${SCREENS.memberOverview.path}?${MEMBER_PARAM}=${member._id}`}>
            {`Sessions of ${member.firstName}`}
          </Link>
        }
        lead={
          <div className={styles['lead']}>
            <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />
            <CalendarSwitch />
          </div>
        }
        actions={
          <>
            <Button busy={busy} icon={<Icon name="calendar" size={18} />} onClick={() => void jump()}>
              {noteTexts.todays}
            </Button>
            {maySchedule(viewer) && (
              <Button onPointerEnter={ScheduleModal.preload} onClick={() => record.show('Create')}>
                {scheduleTexts.schedule}
              </Button>
            )}
            {writes && addLink}
          </>
        }
        empty={{
          why: writes
            ? `Nothing has been written about ${member.firstName} yet.`
            : `The coach writes about each session. Notes about ${member.firstName} will appear here.`,
          ...(writes && { action: addLink }),
        }}
      />
      {maySchedule(viewer) && !behind && <ScheduleModal at={record} memberId={member._id} />}
    </>
  );
};
