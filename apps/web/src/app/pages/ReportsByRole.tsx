import { lazy } from 'react';
import { useCan } from '../../kernel/queries/me.ts';

const SessionReport = lazy(async () => ({
  default: (await import('../../features/reports/SessionReportScreen.tsx')).SessionReportScreen,
}));
const FamilyReports = lazy(async () => ({
  default: (await import('../../features/insights/InsightsScreen.tsx')).FamilyReports,
}));

/** One URL, two screens: administrators run the Session Report, families see their child's report. */
export const ReportsByRole = () => {
  const runsReports = useCan('reports', 'sessions');
  return runsReports ? <SessionReport /> : <FamilyReports />;
};
