import { useSearchParams } from '../../kernel/router.ts';
import { INSIGHT_GROUPS, type InsightGroup } from '@amberway/contract/dashboards/schemas';
import type { DatePreset } from '@amberway/contract/shell/date-presets';
import { useRange } from '../../ui/date-range/use-range.ts';
import type { FigureKey } from './figures.ts';

const GROUP_PARAM = 'by';
const FIGURE_PARAM = 'figure';
const START: DatePreset = 'This Month';

/** Long ranges are grouped more coarsely, unless the user chooses otherwise. */
const STEP: Partial<Record<DatePreset, InsightGroup>> = {
  'Last 3 Months': 'week',
  'Last 6 Months': 'week',
  'All Time': 'month',
};

/** Figure, grouping and date range, all stored in the URL. */
export const useInsightView = () => {
  const { range, choose } = useRange(START);
  const [search, setSearch] = useSearchParams();
  const usual = STEP[range.name] ?? 'day';
  const group = INSIGHT_GROUPS.find((one) => one === search.get(GROUP_PARAM)) ?? usual;
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    range,
    chooseRange: choose,
    group,
    chooseGroup: (next: InsightGroup) => set(GROUP_PARAM, next),
    requestedFigure: search.get(FIGURE_PARAM),
    chooseFigure: (next: FigureKey) => set(FIGURE_PARAM, next),
  };
};
