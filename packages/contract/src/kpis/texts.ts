// Texts around capacity and KPIs, verbatim from the specification (spellings included).
export const kpiTexts = {
  inputWorkDays: 'Please input your total work days!',
  inputWorkHours: 'Please input your weekly working hours!',
  inputCapacity: 'Please input your total client capcity!',
  selectPerson: 'Please select a business user.',
  selectKpi: 'Please select a KPI.',
  inputMonth: 'Please send the month as YYYY-MM.',
  enterValue: 'Please enter a value',
  above100: (kpi: string) => `${kpi} cannot have a value larger than 100%`,
  wholeNumber: 'Please enter a whole number',
  twoDecimals: 'Please enter at most 2 decimals',
  onlyThisMonth: 'Only the current month can be changed.',
  wrongUnit: (kpi: string, unit: string) => `${kpi} is in ${unit}.`,
  onceEach: 'Each KPI can be set once.',
  updated: 'KPIs updated successfully',
  updateFailed: 'Error updating KPIs... try again later',
  /** The unit of revenue as shown on the dashboard. */
  revenueUnit: '$AUD',
} as const;
