import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { lazyPart } from '../../../app/errors/lazy-part.tsx';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { useCan } from '../../../kernel/queries/me.ts';
import { isOpening } from '../../../kernel/queries/opening.ts';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { Waiting } from '../../../ui/kit/Waiting.tsx';
import { TodayMood } from '../../diary/public.ts';
import { PractiseToday } from '../../practice/public.ts';
import { useIsWeekReady, WeekCardTeaser } from '../../week-card/public.ts';
import { UpcomingAppointment } from '../cards/UpcomingAppointment.tsx';
import { homeLabels } from '../labels.ts';
import { todayQuery } from '../queries.ts';
import { useKeepReady } from '../ready/use-keep-ready.ts';
import styles from './home.module.css';
import { IdeaBlock } from './IdeaBlock.tsx';
import { LatestBlock } from './LatestBlock.tsx';
import { MoreAbout } from './MoreAbout.tsx';
import { ProgressBlock } from './ProgressBlock.tsx';
import { TasksBlock } from './TasksBlock.tsx';
import { loadable } from '../../../kernel/loadable.tsx';

const MoreParts = lazyPart(async () => (await import('./MoreParts.tsx')).MoreParts);

// Lazy: only for staff who write the programme while they act for a family.
const CurrentSkills = loadable(async () => (await import('../cards/CurrentSkills.tsx')).CurrentSkills);

/**
 * Six blocks about a child in a fixed order, and what to practise if the coach has planned it; then everything else. In
 * calm mode four; the others are in the rest.
 */
export const FamilyHome = ({ member }: { member: MemberSummary }) => {
  const { calm } = usePreferences().look;
  const writes = useCan('skills', 'edit');
  const today = useQuery(todayQuery(member._id));
  useKeepReady(member._id, today.data !== undefined);
  // When the page opens, the rest is rendered after the first frame: the tasks can be read sooner, and a slow phone has
  // two short pauses instead of a long one. Not later on: a page that is short at first would lose its scroll position.
  const showsAll = useDeferredValue(true, !isOpening());
  const isWeekReady = useIsWeekReady();
  // The home is full: while it has the row of the week it does not ask about the device.
  const practise = <PractiseToday memberId={member._id} asks={!isWeekReady} />;
  const lastTwo = (
    <>
      <div className={styles['half']}>
        <ProgressBlock member={member} today={today} />
      </div>
      <div className={styles['half']}>
        <IdeaBlock member={member} />
      </div>
    </>
  );
  return (
    <div className={styles['blocks']}>
      <UpcomingAppointment query={today} member={member} />
      {writes && (
        <Suspense fallback={<Waiting />}>
          <CurrentSkills memberId={member._id} />
        </Suspense>
      )}
      <TodayMood member={member} />
      <div className={styles['half']}>
        <TasksBlock memberId={member._id} today={today} />
      </div>
      {showsAll && (
        <>
          <div className={styles['half']}>
            <LatestBlock member={member} />
          </div>
          {!calm && practise}
          <WeekCardTeaser member={member} />
          {!calm && lastTwo}
          <MoreAbout member={member} hint={homeLabels.moreHint}>
            {calm && (
              <div className={styles['blocks']}>
                {practise}
                {lastTwo}
              </div>
            )}
            <MoreParts partProps={{ member }} waiting={<Skeleton title={false} rows={8} />} />
          </MoreAbout>
        </>
      )}
    </div>
  );
};
