import { useState } from 'react';
import { useMe } from '../../kernel/queries/me.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DateRangePresets, DEFAULT_PRESET } from '../../ui/date-range/DateRangePresets.tsx';
import { type DateRange, rangeOf } from '../../ui/date-range/presets.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const BARS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, i) => ({
  label,
  value: [6, 9, 4, 11, 8, 10][i] ?? 0,
}));

export const ChartsPart = () => {
  const { timeZone } = useMe();
  const [range, setRange] = useState<DateRange>(() => rangeOf(DEFAULT_PRESET, timeZone));
  return (
    <>
      <PageHeading title="Charts" />
      <div className={styles['grid']}>
        <KitCard title="Bars and their average">
          <ChartFrame
            title="Sessions by month"
            axes={['Month', 'Sessions']}
            bars={BARS}
            empty="No sessions yet."
            tools={<DateRangePresets value={range.name} timeZone={timeZone} onChange={setRange} />}
          />
          <p>{`${formatDateTime(range.startDate, timeZone)} to ${formatDateTime(range.endDate, timeZone)}`}</p>
        </KitCard>
        <KitCard title="Without numbers">
          <ChartFrame
            title="Tasks by month"
            axes={['Month', 'Tasks']}
            bars={[]}
            empty="No tasks were due in these months."
          />
        </KitCard>
      </div>
    </>
  );
};
