import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { DateRangePresets } from '../../ui/date-range/DateRangePresets.tsx';
import { useRange } from '../../ui/date-range/use-range.ts';
import { useLayout } from '../../ui/layout.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { NearView } from '../../ui/NearView.tsx';
import { IdeasCard } from './cards/IdeasCard.tsx';
import { ProgressCard } from './cards/ProgressCard.tsx';
import { ActivitiesCard, FavouritesCard, ResourcesCard, SkillsCard } from './cards/ProgressLists.tsx';
import { TasksCard } from './cards/TasksCard.tsx';
import { UpcomingAppointment } from './cards/UpcomingAppointment.tsx';
import { WeeklyResources } from './cards/WeeklyResources.tsx';
import styles from './family.module.css';
import { BrightMoments } from './moments/BrightMoments.tsx';
import { homeQuery, progressQuery } from './queries.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { homeLabels } from './labels.ts';
import { TeamCards } from './cards/TeamCards.tsx';
import { loadable } from '../../kernel/loadable.tsx';

// Lazy: far below the fold, and it pulls in the declarations of the content types.
const NewReleases = loadable(async () => (await import('./releases/NewReleases.tsx')).NewReleases);

// Lazy: only for those who write the programme.
const CurrentSkills = loadable(async () => (await import('./cards/CurrentSkills.tsx')).CurrentSkills);

/** Everything about one child for staff, the most urgent first. Each part fails independently; those far down load when near. */
export const ChildHome = ({ member }: { member: MemberSummary }) => {
  const { timeZone } = useMe();
  const { narrowSidebar } = useLayout();
  const { range, choose } = useRange();
  const home = useQuery(homeQuery(member._id));
  const progress = useQuery(progressQuery(member._id, range));
  const shared = { memberId: member._id, progress };
  const writes = useCan('skills', 'edit');
  return (
    <>
      <UpcomingAppointment query={home} />
      {/* Staff continue from here to the programme or the notes. */}
      <ScreenLinks title={`For ${member.firstName}`} query={`?${MEMBER_PARAM}=${member._id}`} />
      {writes && (
        <Suspense fallback={<Waiting />}>
          <CurrentSkills memberId={member._id} />
        </Suspense>
      )}
      <div className={styles['lead']} data-inline={narrowSidebar || undefined}>
        <h2>{homeLabels.progress(member.firstName)}</h2>
        <DateRangePresets value={range.name} timeZone={timeZone} onChange={choose} />
      </div>
      {/* In rows, so that a phone shows them in this order as well. */}
      <div className={styles['row']}>
        <TasksCard {...shared} />
        <div className={styles['column']}>
          <ProgressCard progress={progress} home={home} />
          <NearView title={dashboardTexts.weeklyResources} lines={4}>
            <WeeklyResources memberId={member._id} />
          </NearView>
        </div>
      </div>
      <div className={styles['row']}>
        <div className={styles['column']}>
          <IdeasCard member={member} />
          <SkillsCard {...shared} />
        </div>
        <div className={styles['column']}>
          <NearView title={dashboardTexts.brightMoments} lines={8}>
            <BrightMoments />
          </NearView>
        </div>
      </div>
      <div className={styles['row']}>
        <ActivitiesCard {...shared} />
        <FavouritesCard {...shared} />
      </div>
      <div className={styles['row']}>
        <ResourcesCard {...shared} />
        <div className={styles['column']}>
          <TeamCards home={home} />
        </div>
      </div>
      <NearView title={dashboardTexts.newReleases} lines={4}>
        <Suspense>
          <NewReleases />
        </Suspense>
      </NearView>
    </>
  );
};
