// The four kinds of KPI, each with its unit.
export const KPI_KINDS = ['Utilization', 'Retention', 'Feedback', 'Revenue'] as const;
export type KpiName = (typeof KPI_KINDS)[number];

export const KPI_UNITS = ['Percentage', 'Month', 'Quantity', 'AUD'] as const;
export type KpiUnit = (typeof KPI_UNITS)[number];

export const unitOf: Record<KpiName, KpiUnit> = {
  Utilization: 'Percentage',
  Retention: 'Month',
  Feedback: 'Quantity',
  Revenue: 'AUD',
};

/** Allowed decimals: feedback is counted, the others are measured. */
export const decimalsOf = (kpi: KpiName): 0 | 2 => (kpi === 'Feedback' ? 0 : 2);
