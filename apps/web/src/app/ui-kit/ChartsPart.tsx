import { numberText } from '@amberway/contract/kernel/number-text';
import { useState } from 'react';
import { useMe } from '../../kernel/queries/me.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
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

const WITH_GAP = BARS.map((bar, i) => ({
  ...bar,
  value: i === 2 ? null : bar.value,
  ...(i === 5 && { soFar: 'so far, 17 of 30 days' }),
}));

const DAYS = Array.from({ length: 92 }, (_, i) => ({
  label: `${(i % 30) + 1} ${['Sep', 'Oct', 'Nov', 'Dec'][Math.floor(i / 30)]}`,
  value: i % 23 === 11 ? null : Math.round(6 + 4 * Math.sin(i / 9) + (i % 4)),
}));

const REVENUE = BARS.map(({ label, value }) => ({ label: `${label} 2026`, value: value * 184_250 }));

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
        <KitCard title="With a target, and a month that goes on">
          <ChartFrame
            title="Utilization by month"
            axes={['Month', 'Actual']}
            axisMax={13}
            target={8}
            bars={WITH_GAP}
            empty="No figures yet."
          />
        </KitCard>
        <KitCard title="A line over days, with a target">
          <ChartFrame
            title="Steps by day"
            axes={['Day', 'Steps']}
            marks="line"
            bars={DAYS}
            target={14}
            empty="No steps yet."
          />
        </KitCard>
        <KitCard title="A short line, and a small one in the text">
          <ChartFrame
            title="Sleep by month"
            axes={['Month', 'Hours']}
            marks="line"
            bars={BARS}
            empty="No nights yet."
          />
          <p>
            Sessions <Sparkline name="Sessions" values={BARS.map(({ value }) => value)} /> 10 in November
          </p>
        </KitCard>
        <KitCard title="Many, and large ones">
          <ChartFrame title="Tasks by day" axes={['Day', 'Tasks']} bars={DAYS} empty="No tasks yet." />
          <ChartFrame
            title="Revenue by month"
            axes={['Month', 'Revenue']}
            bars={REVENUE}
            format={(value) => `$AUD ${numberText(value)}`}
            empty="No revenue yet."
          />
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
