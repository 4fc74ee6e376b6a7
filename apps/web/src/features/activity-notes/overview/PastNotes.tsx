import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { PAST_PAGES } from '@amberway/contract/activity-notes/limits';
import { overviewTexts } from '@amberway/contract/activity-notes/texts';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import { NOTES_SLICE } from '../queries.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteCards } from './NoteCards.tsx';

const OPTIONS = { pageSizes: PAST_PAGES };

/** What was, the latest first, five at a time unless more are wanted. */
export const PastNotes = ({ memberId }: { memberId: string }) => {
  const coachText = useCoachText();
  const list = useListState(OPTIONS);
  const found = useListQuery(listNotes, {
    slice: NOTES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: { member: memberId, when: 'past' },
  });
  return (
    <SectionCard title={overviewTexts.past}>
      <NoteCards
        data={found}
        none={overviewTexts.noPast}
        why={coachText(
          'After the first session its note appears here.',
          'Sessions and their notes are part of a programme.',
        )}
      >
        {found.rows.map((note) => (
          <NoteCard key={note._id} note={note} />
        ))}
      </NoteCards>
      {found.count > 0 && <ListFooter list={list} count={found.count} />}
    </SectionCard>
  );
};
