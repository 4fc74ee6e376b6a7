import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Workspace as Work } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { loadable } from '../../kernel/loadable.tsx';
import { useMe } from '../../kernel/queries/me.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { longDay } from '../../ui/today.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { GraceNotice } from '../account/public.ts';
import { StaffMessages } from '../messages/public.ts';
import { MyTasksCard } from '../my-tasks/public.ts';
import { QuickLinksCard } from '../quick-links/public.ts';
import { FamiliesWaiting } from '../session-requests/public.ts';
import { AppCounter, ProgramCounter } from './Counters.tsx';
import { Folded } from './Folded.tsx';
import { MetricCard } from './metrics/MetricCard.tsx';
import { TrendModal } from './metrics/TrendModal.tsx';
import { UpdateMetricCard } from './metrics/UpdateMetricCard.tsx';
import { PREPARE_PARAM, UNFINISHED_PARAM } from './note-line.ts';
import { workspaceQuery } from './queries.ts';
import { TodayCard } from './TodayCard.tsx';
import { WorkspaceActions, WorkspaceLine } from './WorkspaceHead.tsx';
import styles from './workspace.module.css';

const PreparationDrawer = lazyOverlay(
  'Prepare the session',
  async () => (await import('../activity-notes/public.ts')).PreparationDrawer,
  { drawer: true },
);

const UnfinishedDrawer = lazyOverlay(
  'Sessions without a note',
  async () => (await import('./UnfinishedDrawer.tsx')).UnfinishedDrawer,
  { drawer: true },
);

// Lazy: most homes have none.
const QuietFamilies = loadable(async () => (await import('./QuietFamilies.tsx')).QuietFamilies);
const hasQuiet = (work: Work | undefined): boolean =>
  (work?.quietFamilies?.count ?? 0) + (work?.notSignedIn?.count ?? 0) > 0;

/** The home of coaches and administrators: families who wait, today's work, then messages, then the figures. */
export const Workspace = () => {
  const me = useMe();
  const at = useRecordUrl();
  const query = useQuery(workspaceQuery);
  const prepared = useLayerUrl(PREPARE_PARAM);
  const unfinished = useLayerUrl(UNFINISHED_PARAM);
  return (
    <div className={styles['page']}>
      <PageHeading over={longDay(me.timeZone)} title={dashboardTexts.workspace} actions={<WorkspaceActions />}>
        {query.isPending && <Waiting />}
        <WorkspaceLine clients={query.data?.clients} />
      </PageHeading>
      <GraceNotice />
      <div className={styles['grid']}>
        <div className={styles['today']}>
          <FamiliesWaiting />
          <TodayCard query={query} />
          {hasQuiet(query.data) && (
            <Suspense fallback={<Waiting />}>
              <QuietFamilies work={query.data} />
            </Suspense>
          )}
        </div>
        <div className={styles['tasks']}>
          <MyTasksCard widgetRole={me.role} />
        </div>
        <Folded title="Messages" className={styles['messages']}>
          <StaffMessages />
        </Folded>
        <Folded title="Figures" className={styles['figures']}>
          <MetricCard kind="Utilization" title={dashboardTexts.utilization} at={at} />
          <AppCounter query={query} />
          <UpdateMetricCard query={query} at={at} />
        </Folded>
        <Folded title="Retention, programmes and links" className={styles['more']}>
          <MetricCard kind="Retention" title={dashboardTexts.retention} at={at} />
          <ProgramCounter query={query} />
          <QuickLinksCard at={at} />
        </Folded>
      </div>
      <TrendModal at={at} />
      {unfinished.of && <UnfinishedDrawer isOlder={unfinished.of === 'older'} onClose={unfinished.close} />}
      {prepared.of && <PreparationDrawer key={prepared.of} id={prepared.of} onClose={prepared.close} />}
    </div>
  );
};
