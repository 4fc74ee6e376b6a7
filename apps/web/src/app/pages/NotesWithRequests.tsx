import { lazy, Suspense } from 'react';
import { NotesScreen } from '../../features/activity-notes/list/NotesScreen.tsx';
import { Waiting } from '../../ui/kit/Waiting.tsx';

// Lazy: only a coach's calendar shows them.
const FamiliesWaiting = lazy(async () => ({
  default: (await import('../../features/session-requests/public.ts')).FamiliesWaiting,
}));

/** The notes; a coach's calendar begins with the families who wait for a session or an answer. */
export const NotesWithRequests = () => (
  <NotesScreen
    waiting={
      <Suspense fallback={<Waiting />}>
        <FamiliesWaiting />
      </Suspense>
    }
  />
);
