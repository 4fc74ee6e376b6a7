import type { Reach } from '@amberway/contract/kernel/permissions';
import { DAY } from '@amberway/contract/kernel/limits';
import { pageWindow } from '@amberway/contract/kernel/query';
import type { QueryOf } from '@amberway/contract/kernel/endpoint';
import type { listOwnNotes, listNotes as listEndpoint } from '@amberway/contract/activity-notes/endpoints';
import { CALENDAR_DAYS } from '@amberway/contract/activity-notes/limits';
import { scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { type Principal, principalReach } from '../../../kernel/identity/principal.ts';
import { dayBounds } from '../../../kernel/clock/day-bounds.ts';
import { dayInZone, zoneOf } from '../../../kernel/clock/today.ts';
import { findStaffWithin } from '../../../kernel/identity/staff.queries.ts';
import { presentSummary } from '../present.ts';
import { listOfCoach } from '../coach.queries.ts';
import { listNotes } from './queries.ts';

/** A page of a child's or a family's notes, with the start and end of today in the viewer's time zone. */
export const loadPage = async (principal: Principal, reach: Reach, query: QueryOf<typeof listEndpoint>) => {
  const { member, customer, around, when } = query;
  if (!member && !customer) throw invalidFields({ member: noteTexts.selectChild });
  const zone = zoneOf(principal);
  const today = dayBounds(zone, dayInZone(zone));
  const page = { ...pageWindow(query), todayFrom: today.from, ...(around && { aroundUntil: today.to }) };
  const found = await listNotes(principal, reach, { memberId: member, customerId: customer, when }, page);
  if (!found) throw notFound();
  return {
    status: true as const,
    data: found.rows.map(presentSummary(principal)),
    count: found.count,
    skip: found.skip,
    today,
  };
};

/** A range of a coach's calendar: the viewer's own, or another coach's if the viewer may see it. */
export const loadCalendar = async (
  principal: Principal,
  reach: Reach,
  { from, to, coach = principal.actorId }: QueryOf<typeof listOwnNotes>,
) => {
  const length = Date.parse(to) - Date.parse(from);
  if (!(length > 0 && length <= CALENDAR_DAYS * DAY)) throw invalidFields({ to: scheduleTexts.rangeTooLong });
  if (coach !== principal.actorId && !(await findStaffWithin(principal, reach, coach))) throw notFound();
  const families = principalReach(principal, 'sessions', 'read');
  const rows = await listOfCoach(principal, families, coach, { from, to });
  return rows.map(presentSummary(principal));
};
