import { useQuery } from '@tanstack/react-query';
import { SCREENS } from '@amberway/contract/shell/routes';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ChangePassword } from '../account/public.ts';
import { CodeForm } from './CodeForm.tsx';
import { trackingQuery } from './queries.ts';
import styles from './tracking.module.css';

/** The tracking code, and the password change of its administrator. */
export const TrackingScreen = () => {
  const { data, error, isPending, refetch, isFetching } = useQuery(trackingQuery);
  if (isPending) return <ScreenSkeleton />;
  return (
    <>
      <PageHeading title={SCREENS.tracking.title}>
        Code of a statistics service. It runs on pages without any child’s record, and never before sign-in, in a closed
        frame of its own: it learns which kind of page is open, and can read nothing of the page or of who is signed in.
      </PageHeading>
      <div className={styles['page']}>
        {error && !data ? (
          <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <CodeForm stored={data?.[0]} />
        )}
        <ChangePassword />
      </div>
    </>
  );
};
