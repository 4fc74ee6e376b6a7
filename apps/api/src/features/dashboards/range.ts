import { dayRange } from '@amberway/contract/dashboards/range';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { invalidFields } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { dayInZone, zoneOf } from '../../kernel/clock/today.ts';
import type { Days } from './days.queries.ts';

type RequestedRange = { startDate?: string | undefined; endDate?: string | undefined };

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The range as calendar days in the user's time zone; an instant becomes the day it falls on there. */
export const requestedDays = (
  principal: Principal,
  { startDate, endDate }: RequestedRange,
): Days & { today: string } => {
  const zone = zoneOf(principal);
  const dayOf = (moment: string | undefined) =>
    moment && moment.length > DAY_LENGTH ? dayInZone(zone, new Date(moment)) : moment;
  const today = dayInZone(zone);
  const range = dayRange(dayOf(startDate), dayOf(endDate), today);
  if (!range) throw invalidFields({ startDate: dashboardTexts.startAfterEnd });
  return { ...range, zone, today };
};
