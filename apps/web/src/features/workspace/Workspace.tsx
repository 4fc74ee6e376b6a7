import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
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
import { MetricCard } from './metrics/MetricCard.tsx';
import { TrendModal } from './metrics/TrendModal.tsx';
import { UpdateMetricCard } from './metrics/UpdateMetricCard.tsx';
import { PREPARE_PARAM } from './note-line.ts';
import { workspaceQuery } from './queries.ts';
import { TodayCard } from './TodayCard.tsx';
import { WorkspaceActions, WorkspaceLine } from './WorkspaceHead.tsx';
import styles from './workspace.module.css';

const PreparationDrawer = lazyOverlay(
  'Prepare the session',
  async () => (await import('../activity-notes/public.ts')).PreparationDrawer,
  { drawer: true },
);

/** The home of coaches and administrators: families who wait, today's work, then messages, then the figures. */
export const Workspace = () => {
  const me = useMe();
  const at = useRecordUrl();
  const query = useQuery(workspaceQuery);
  const prepared = useLayerUrl(PREPARE_PARAM);
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
        </div>
        <div className={styles['tasks']}>
          <MyTasksCard widgetRole={me.role} />
        </div>
        <div className={styles['messages']}>
          <StaffMessages />
        </div>
        <div className={styles['figures']}>
          <MetricCard kind="Utilization" title={dashboardTexts.utilization} at={at} />
          <AppCounter query={query} />
          <UpdateMetricCard query={query} at={at} />
        </div>
        <div className={styles['more']}>
          <MetricCard kind="Retention" title={dashboardTexts.retention} at={at} />
          <ProgramCounter query={query} />
          <QuickLinksCard at={at} />
        </div>
      </div>
      <TrendModal at={at} />
      {prepared.of && <PreparationDrawer key={prepared.of} id={prepared.of} onClose={prepared.close} />}
    </div>
  );
};
