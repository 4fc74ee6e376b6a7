import type { MemberSummary } from '@amberway/contract/members/schemas';
import { listIdeas } from '@amberway/contract/activity-notes/endpoints';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useWithinPages } from '../../../ui/list/use-within-pages.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ChildChoice } from '../../../ui/people/ChildChoice.tsx';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import { NOTES_SLICE } from '../queries.ts';
import { IdeaCard } from './IdeaCard.tsx';
import styles from './ideas.module.css';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

const OPTIONS = { pageSizes: [10, 20, 50] };

type Props = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

export const IdeasList = ({ member, siblings, onSelect }: Props) => {
  const coachText = useCoachText();
  const list = useListState(OPTIONS);
  const found = useListQuery(listIdeas, {
    slice: NOTES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    params: { id: member._id },
  });
  const beyond = useWithinPages(list, found);
  return (
    <div className={styles['page']}>
      <PageHeading title={SCREENS.ideasForHome.title}>
        {coachText('Small things to try, from the notes of your coach.', 'Small things to try.')}
      </PageHeading>
      <div>
        <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />
      </div>
      {(found.pending || beyond) && <Skeleton rows={6} />}
      {found.error && found.rows.length === 0 && (
        <LoadFailure error={found.error} onRetry={found.retry} busy={found.refreshing} />
      )}
      {!found.pending && !found.error && !beyond && found.rows.length === 0 && (
        <EmptyState title={coachText(dashboardTexts.noIdeas, 'No ideas from a coach')}>
          {coachText(
            `Ideas come with the published notes about ${member.firstName}.`,
            'They come with the notes of a programme. The library has things to try by yourself.',
          )}
        </EmptyState>
      )}
      {found.rows.length > 0 && (
        <>
          <ul className={styles['ideas']}>
            {found.rows.map((idea) => (
              <IdeaCard key={idea.noteId} idea={idea} />
            ))}
          </ul>
          <ListFooter list={list} count={found.count} />
        </>
      )}
    </div>
  );
};
