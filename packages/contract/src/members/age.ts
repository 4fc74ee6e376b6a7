const MONTHS_SHOWN_BELOW_YEARS = 2;
/** An age above this is a typing error and is not shown. */
const YEARS_MAX = 120;

export type Age = { unit: 'years' | 'months'; value: number };

/** In years from two on, in months below; null if implausible. Both dates are calendar days (YYYY-MM-DD). */
export const ageOn = (dob: string, today: string): Age | null => {
  const [by = 0, bm = 0, bd = 0] = dob.split('-').map(Number);
  const [ty = 0, tm = 0, td = 0] = today.split('-').map(Number);
  const months = (ty - by) * 12 + (tm - bm) - (td < bd ? 1 : 0);
  if (!Number.isFinite(months) || months < 0 || months >= (YEARS_MAX + 1) * 12) return null;
  return months >= MONTHS_SHOWN_BELOW_YEARS * 12
    ? { unit: 'years', value: Math.floor(months / 12) }
    : { unit: 'months', value: months };
};

export const ageText = (age: Age): string => `${age.value} ${age.value === 1 ? age.unit.slice(0, -1) : age.unit}`;
