import { Suspense } from 'react';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { loadable } from '../../../kernel/loadable.tsx';

// Lazy: families never load it.
const StaffNotes = loadable(async () => (await import('./StaffNotes.tsx')).StaffNotes);

type Props = { member: MemberSummary; pending: readonly NoteSummary[] };

/** For staff in a family's view: what only they see, apart from what the family sees. */
export const StaffPart = (props: Props) =>
  mayAddNote(viewerOf(useMe())) && (
    <Suspense>
      <StaffNotes {...props} />
    </Suspense>
  );
