import { useQuery } from '@tanstack/react-query';
import type { InsightGroup } from '@amberway/contract/dashboards/schemas';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { DateRangePresets } from '../../ui/date-range/DateRangePresets.tsx';
import { useLayout } from '../../ui/layout.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { FIGURES, figureOf } from './figures.ts';
import styles from './insights.module.css';
import { InsightsView } from './InsightsView.tsx';
import { insightsQuery } from './queries.ts';
import { MoodMonth } from './month/MoodMonth.tsx';
import { useInsightView } from './use-insight-view.ts';
import { Select } from '../../ui/select/Select.tsx';
import { Segmented } from '../../ui/kit/Segmented.tsx';

const GROUPS: { value: InsightGroup; label: string }[] = [
  { value: 'day', label: 'By day' },
  { value: 'week', label: 'By week' },
  { value: 'month', label: 'By month' },
];

type Props = {
  title: string;
  member: MemberSummary;
  siblings: readonly MemberSummary[];
  onSelect: (id: string) => void;
};

/** A child's month of moods, and its activity over time in figures. */
export const Insights = ({ title, member, siblings, onSelect }: Props) => {
  const { timeZone } = useMe();
  const { mobile } = useLayout();
  const view = useInsightView();
  const { range, group } = view;
  const found = useQuery(insightsQuery({ member: member._id, range, group }));
  const figure = figureOf(view.requestedFigure, found.data?.totals);
  return (
    <div className={styles['page']}>
      <PageHeading title={title}>{`What happened for ${member.firstName}, over the days.`}</PageHeading>
      <div className={styles['choices']}>
        <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />
      </div>
      <MoodMonth key={member._id} child={member} />
      <h2 className={styles['figures']}>Figures</h2>
      <div className={styles['choices']}>
        <DateRangePresets value={range.name} timeZone={timeZone} onChange={view.chooseRange} />
        <Select
          aria-label="Figure"
          minWidth={180}
          value={figure.key}
          options={FIGURES.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={view.chooseFigure}
        />
        <Segmented<InsightGroup>
          wide={mobile}
          aria-label="Steps"
          options={GROUPS}
          value={group}
          onChange={view.chooseGroup}
        />
      </div>
      {found.error && !found.data && <QueryFailure query={found} />}
      {!found.error && !found.data && <ScreenSkeleton />}
      {found.data && (
        <InsightsView
          insights={found.data}
          outdated={found.isPlaceholderData}
          range={range}
          group={group}
          figure={figure}
          child={member}
        />
      )}
    </div>
  );
};
