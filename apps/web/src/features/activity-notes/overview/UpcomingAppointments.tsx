import { useSearchParams } from '../../../kernel/router.ts';
import { noteActions } from '@amberway/contract/activity-notes/actions';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { PAST_PAGE } from '@amberway/contract/activity-notes/limits';
import { isCancelled } from '@amberway/contract/activity-notes/status';
import { overviewTexts, scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { AddToCalendar } from '../../calendar/public.ts';
import { NOTES_SLICE } from '../queries.ts';
import { useCancelAppointment } from '../schedule/use-cancel-appointment.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteCards } from './NoteCards.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

const ALL_PARAM = 'upcoming';

/** What is planned, the next one first. */
export const UpcomingAppointments = ({ memberId, record }: { memberId: string; record: RecordPlace }) => {
  const viewer = viewerOf(useMe());
  const cancel = useCancelAppointment();
  const coachText = useCoachText();
  const [params, setParams] = useSearchParams();
  const all = params.get(ALL_PARAM) === 'all';
  const found = useListQuery(listNotes, {
    slice: NOTES_SLICE,
    page: 1,
    pageSize: all ? MAX_PAGE_SIZE : PAST_PAGE,
    paging: 'rows',
    query: { member: memberId, when: 'upcoming' },
  });
  // The next one that can be joined.
  const next = found.rows.find(({ meetLink, status }) => meetLink && !isCancelled(status))?._id;
  const showAll = () =>
    setParams(
      (now) => {
        now.set(ALL_PARAM, 'all');
        return now;
      },
      { replace: true },
    );
  return (
    <SectionCard
      title={overviewTexts.upcoming}
      actions={!all && found.count > PAST_PAGE && <Button onClick={showAll}>{`Show all ${found.count}`}</Button>}
    >
      <NoteCards
        data={found}
        none={overviewTexts.noUpcoming}
        why={coachText('Your coach will schedule the next one.', 'Sessions are part of a programme with a coach.')}
      >
        {found.rows.map((appointment) => {
          const actions = noteActions(viewer, appointment);
          return (
            <NoteCard
              key={appointment._id}
              note={appointment}
              join={appointment._id === next}
              actions={
                <>
                  {!isCancelled(appointment.status) && <AddToCalendar noteId={appointment._id} />}
                  {actions.move && (
                    <Button
                      aria-label={`${scheduleTexts.move}: ${appointment.title}`}
                      onClick={() => record.show('Edit', appointment._id)}
                    >
                      Move
                    </Button>
                  )}
                  {actions.cancel && (
                    <Button
                      danger
                      aria-label={`${scheduleTexts.cancel}: ${appointment.title}`}
                      onClick={() => cancel(appointment)}
                    >
                      Cancel
                    </Button>
                  )}
                </>
              }
            />
          );
        })}
      </NoteCards>
    </SectionCard>
  );
};
