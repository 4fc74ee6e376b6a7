import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { weeklyQuery } from '../queries.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';
import { ResourceLine } from './ResourceLine.tsx';

export const WeeklyResources = ({ memberId }: { memberId: string }) => (
  <LoadedCard title={dashboardTexts.weeklyResources} query={useQuery(weeklyQuery(memberId))} lines={4}>
    {({ data, thisWeek }) =>
      data.length === 0 ? (
        <Nothing title={dashboardTexts.noResources} why={homeLabels.noResourcesWhy} />
      ) : (
        <>
          {!thisWeek && <p className={styles['under']}>{homeLabels.notThisWeek}</p>}
          <ul className={styles['lines']}>
            {data.map((resource) => (
              <li key={resource._id}>
                <ResourceLine resource={resource} />
              </li>
            ))}
          </ul>
        </>
      )
    }
  </LoadedCard>
);
