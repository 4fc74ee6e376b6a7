import { seesAsFamily, isFamily } from '@amberway/contract/kernel/roles';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { DateRangePresets } from '../../ui/date-range/DateRangePresets.tsx';
import { useRange } from '../../ui/date-range/use-range.ts';
import { useLayout } from '../../ui/layout.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { NearView } from '../../ui/NearView.tsx';
import { TodayMood } from '../diary/public.ts';
import { FamilyMessages } from '../messages/public.ts';
import { IdeasCard } from './cards/IdeasCard.tsx';
import { NextStep } from './cards/NextStep.tsx';
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
import { Nothing } from './cards/Nothing.tsx';
import { TeamPerson } from './cards/TeamPerson.tsx';

/** The child's team, and the contact for everything else. */
const TeamCards = ({ home }: { home: UseQueryResult<Home> }) => (
  <>
    <LoadedCard title={memberTexts.primaryClinician} query={home} lines={2}>
      {({ primaryClinician }) =>
        primaryClinician ? <TeamPerson person={primaryClinician} /> : <Nothing title={homeLabels.noClinician} />
      }
    </LoadedCard>
    <LoadedCard title={dashboardTexts.csm} query={home} lines={2}>
      {({ csm }) => (csm ? <TeamPerson person={csm} /> : <Nothing title={homeLabels.noManager} />)}
    </LoadedCard>
  </>
);

// Lazy: far below the fold, and it pulls in the declarations of the content types.
const NewReleases = lazy(async () => ({ default: (await import('./releases/NewReleases.tsx')).NewReleases }));

// Lazy: only for those who write the programme.
const CurrentSkills = lazy(async () => ({ default: (await import('./cards/CurrentSkills.tsx')).CurrentSkills }));

/** Everything about one child, the most urgent first. Each part fails independently; those far down load when near. */
export const ChildHome = ({ member }: { member: MemberSummary }) => {
  const { role, timeZone } = useMe();
  const { narrowSidebar } = useLayout();
  const { range, choose } = useRange();
  const home = useQuery(homeQuery(member._id));
  const progress = useQuery(progressQuery(member._id, range));
  const shared = { memberId: member._id, progress };
  const writes = useCan('skills', 'edit');
  const family = seesAsFamily({ role });
  const links = <ScreenLinks title={`For ${member.firstName}`} query={`?${MEMBER_PARAM}=${member._id}`} />;
  return (
    <>
      <UpcomingAppointment home={home} />
      {/* Staff continue from here to the programme or the notes. */}
      {!family && links}
      {writes && (
        <Suspense fallback={<Waiting />}>
          <CurrentSkills memberId={member._id} />
        </Suspense>
      )}
      {family && <TodayMood key={member._id} member={member} />}
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
          {family && <FamilyMessages />}
          <IdeasCard member={member} />
          {!family && <SkillsCard {...shared} />}
        </div>
        <div className={styles['column']}>
          <NearView title={dashboardTexts.brightMoments} lines={8}>
            <BrightMoments />
          </NearView>
          {family && <SkillsCard {...shared} />}
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
      {isFamily({ role }) && <NextStep member={member} />}
      <NearView title={dashboardTexts.newReleases} lines={4}>
        <Suspense>
          <NewReleases />
        </Suspense>
      </NearView>
      {family && links}
    </>
  );
};
