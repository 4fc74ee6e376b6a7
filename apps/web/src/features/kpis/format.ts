import { numberText } from '@amberway/contract/kernel/number-text';
import { decimalsOf, type KpiName } from '@amberway/contract/kpis/kinds';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { formatDay } from '../../ui/dates.ts';

/** A figure without its unit, for axes and bars. */
export const kpiNumber = (kpi: KpiName, value: number): string => numberText(value, decimalsOf(kpi));

/** A figure formatted with its unit: 82.5%, 7 months, $AUD 12,400. */
export const kpiText = (kpi: KpiName, value: number): string => {
  const number = kpiNumber(kpi, value);
  switch (kpi) {
    case 'Utilization':
      return `${number}%`;
    case 'Retention':
      return `${number} ${number === '1' ? 'month' : 'months'}`;
    case 'Feedback':
      return number;
    case 'Revenue':
      return `${kpiTexts.revenueUnit} ${number}`;
  }
};

/** '2026-09' as 'Sep 2026'. */
export const monthText = (yearMonth: string): string => formatDay(`${yearMonth}-01`, 'MMM YYYY');
