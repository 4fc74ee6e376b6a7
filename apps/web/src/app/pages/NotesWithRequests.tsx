import { Suspense } from 'react';
import { NotesScreen } from '../../features/activity-notes/list/NotesScreen.tsx';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { loadable } from '../../kernel/loadable.tsx';

// Lazy: only a coach's calendar shows them.
const FamiliesWaiting = loadable(
  async () => (await import('../../features/session-requests/public.ts')).FamiliesWaiting,
);

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
