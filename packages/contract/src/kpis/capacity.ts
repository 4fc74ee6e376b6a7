import { z } from 'zod';
import { kpiTexts } from './texts.ts';

export const WORK_DAYS_MAX = 7;
export const WORK_HOURS_MAX = 168;
export const CAPACITY_MAX = 31;

const whole = (max: number, message: string) => z.int(message).min(0, message).max(max, message).nullable();

/** Working time and client capacity of a business user. */
export const capacityFields = {
  totalWorkDays: whole(WORK_DAYS_MAX, kpiTexts.inputWorkDays),
  totalWorkHours: whole(WORK_HOURS_MAX, kpiTexts.inputWorkHours),
  totalClientCapacity: whole(CAPACITY_MAX, kpiTexts.inputCapacity),
};

type Capacity = { [K in keyof typeof capacityFields]?: number | null | undefined };

/** All three are required for a business user. */
export const capacityProblems = (user: Capacity): Record<string, string> => ({
  ...((user.totalWorkDays ?? null) === null && { totalWorkDays: kpiTexts.inputWorkDays }),
  ...((user.totalWorkHours ?? null) === null && { totalWorkHours: kpiTexts.inputWorkHours }),
  ...((user.totalClientCapacity ?? null) === null && { totalClientCapacity: kpiTexts.inputCapacity }),
});
