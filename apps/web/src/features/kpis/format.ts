import { decimalsOf, type KpiName } from '@amberway/contract/kpis/kinds';
import { kpiTexts } from '@amberway/contract/kpis/texts';

const plain = (value: number, decimals: number) =>
  new Intl.NumberFormat('en-AU', { maximumFractionDigits: decimals }).format(value);

/** A figure without its unit, for axes and bars. */
export const kpiNumber = (kpi: KpiName, value: number): string => plain(value, decimalsOf(kpi));

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

/** '2026-09' as 'Sep 2026': three-letter months as in every date here, where en-AU has 'Sept' and 'June'. */
export const monthText = (yearMonth: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${yearMonth}-01T00:00:00Z`),
  );
