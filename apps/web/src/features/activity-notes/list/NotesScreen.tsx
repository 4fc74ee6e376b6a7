import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useSearchParams } from '../../../kernel/router.ts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import { noteHref } from '../paths.ts';
import { useHasCalendar } from '../calendar/use-has-calendar.ts';
import { CALENDAR_PARAM, readCalendarView } from '../calendar/view.ts';
import { FamilyNotes } from '../family/FamilyNotes.tsx';
import { loadable } from '../../../kernel/loadable.tsx';

// Lazy: families have a list of their own, and no calendar here.
const NotesList = loadable(async () => (await import('./NotesList.tsx')).NotesList);
const CoachCalendar = loadable(async () => (await import('../calendar/CoachCalendar.tsx')).CoachCalendar);

/** ?sessionId= opens that note for writing; who may only read gets it to read. */
const NOTE_PARAM = 'sessionId';

type Props = {
  /** Shown above a coach's calendar: it is built on this slice, so the page passes it in. */
  waiting?: ReactNode;
};

/** /dashboard/mysessions: the notes of the chosen child, or a coach's own day or week. */
export const NotesScreen = ({ waiting }: Props) => {
  const me = useMe();
  const { role } = me;
  const [params] = useSearchParams();
  const writes = useCan('sessions', 'edit');
  const hasCalendar = useHasCalendar();
  const { member, loading } = useSelectedMember();
  const requested = params.get(NOTE_PARAM);
  if (requested) {
    const rest = new URLSearchParams(params);
    rest.delete(NOTE_PARAM);
    return <Navigate to={noteHref(requested, writes ? 'edit' : 'view', rest)} replace />;
  }
  // Without a child there is nothing to list, but a coach has a week of their own, unless the notes are asked for.
  // A child that the URL names and that does not load is reported by the gate.
  const named = Boolean(params.get(MEMBER_PARAM));
  const view = params.has(CALENDAR_PARAM) ? readCalendarView(params) : !member && !loading && !named ? 'week' : null;
  if (view && hasCalendar) return <CoachCalendar view={view} memberId={member?._id ?? null} waiting={waiting} />;
  return (
    <ChildGate title={screenTitle('notes', role)} why="Notes are about a child: choose whose to see.">
      {({ member: child, members, select }) => {
        const about = { member: child, siblings: members, onSelect: select };
        return seesAsFamily(me) ? (
          <FamilyNotes key={child._id} {...about} />
        ) : (
          <Suspense fallback={<ScreenSkeleton />}>
            <NotesList key={child._id} {...about} />
          </Suspense>
        );
      }}
    </ChildGate>
  );
};
