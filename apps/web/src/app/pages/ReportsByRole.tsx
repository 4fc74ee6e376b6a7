import { useCan } from '../../kernel/queries/me.ts';
import { loadable } from '../../kernel/loadable.tsx';

const SessionReport = loadable(
  async () => (await import('../../features/reports/SessionReportScreen.tsx')).SessionReportScreen,
);
const FamilyReports = loadable(async () => (await import('../../features/insights/InsightsScreen.tsx')).FamilyReports);

/** One URL, two screens: administrators run the Session Report, families see their child's report. */
export const ReportsByRole = () => {
  const runsReports = useCan('reports', 'sessions');
  return runsReports ? <SessionReport /> : <FamilyReports />;
};
