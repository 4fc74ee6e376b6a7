import { FAILURES } from '@amberway/contract/kernel/errors';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const failure = new ApiError({
  status: 500,
  code: 'internal',
  message: FAILURES.internal.message,
  requestId: 'req-5f2a',
});

export const StatesPart = () => (
  <>
    <PageHeading title="States" />
    <div className={styles['grid']}>
      <KitCard title="Empty">
        <EmptyState title={shellTexts.nothingHere} action={<Button variant="primary">Add video</Button>}>
          Videos appear here once someone adds one.
        </EmptyState>
      </KitCard>
      <KitCard title="No results">
        <EmptyState title={shellTexts.noResults} small>
          Try fewer words or another filter.
        </EmptyState>
      </KitCard>
      <KitCard title="Failed">
        <LoadFailure error={failure} onRetry={() => {}} />
      </KitCard>
      <KitCard title="Loading a list">
        <ListSkeleton rows={4} columns={3} />
      </KitCard>
      <KitCard title="Loading a screen">
        <ScreenSkeleton />
      </KitCard>
    </div>
  </>
);
