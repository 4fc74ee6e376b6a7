import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { learningPath } from '../../learning/public.ts';
import { Nothing } from '../cards/Nothing.tsx';
import { homeLabels } from '../labels.ts';
import { shortsQuery, workshopsQuery } from './queries.ts';
import { Release } from './Release.tsx';
import styles from './releases.module.css';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

/** The latest publications and the next event: three shorts and a workshop. */
export const NewReleases = () => {
  const shorts = useQuery(shortsQuery);
  const workshops = useQuery(workshopsQuery);
  const failed = [shorts, workshops].find(({ error, data }) => error && !data);
  const loading = shorts.isPending || workshops.isPending;
  const none = shorts.data?.length === 0 && workshops.data?.length === 0;
  return (
    <SectionCard title={dashboardTexts.newReleases}>
      {loading && !failed && <Skeleton title={false} rows={4} />}
      {none && <Nothing title={homeLabels.noReleases} why={homeLabels.noReleasesWhy} />}
      <ul className={styles['releases']}>
        {shorts.data?.map(({ _id, title, thumbnail }) => (
          <li key={_id}>
            <Release
              kind="Short"
              icon="short"
              title={title}
              to={learningPath('short', _id)}
              thumbnail={thumbnail}
              facts={null}
            />
          </li>
        ))}
        {workshops.data?.map(({ _id, title, startsAt, thumbnail }) => (
          <li key={_id}>
            <Release
              kind="Workshop"
              icon="workshop"
              title={title}
              to={learningPath('workshop', _id)}
              thumbnail={thumbnail}
              facts={startsAt && <ViewerTime at={startsAt} plain />}
            />
          </li>
        ))}
      </ul>
      {failed && <QueryFailure query={failed} />}
    </SectionCard>
  );
};
