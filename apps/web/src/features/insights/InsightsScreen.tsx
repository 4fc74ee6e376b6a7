import { type ScreenKey, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { Insights } from './Insights.tsx';

const ScreenOf = ({ screen }: { screen: ScreenKey }) => {
  const title = screenTitle(screen, useMe().role);
  return (
    <ChildGate title={title} why="Insights are about a child: choose whose to see.">
      {({ member, members, select }) => <Insights title={title} member={member} siblings={members} onSelect={select} />}
    </ChildGate>
  );
};

/** /dashboard/dailyInsights */
export const InsightsScreen = () => <ScreenOf screen="dailyInsights" />;
/** /dashboard/reports for families. */
export const FamilyReports = () => <ScreenOf screen="reports" />;
