import { cycleOf } from '@amberway/contract/dashboards/formulas';
import type { Home } from '@amberway/contract/dashboards/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { zoneOf } from '../../../kernel/clock/today.ts';
import { presentPublic } from '../../../kernel/identity/person.ts';
import type { DashboardChild } from '../child.queries.ts';
import { homeOf } from './queries.ts';

/** A child's team, the skills of its cycle and the next appointment. */
export const loadHome = async (principal: Principal, child: DashboardChild): Promise<Home> => {
  const cycle = cycleOf(child);
  const { count, items, upcoming } = await homeOf(child.id, cycle, zoneOf(principal));
  return {
    member: child.id,
    primaryClinician: child.clinician && presentPublic({ ...child.clinician, near: true }),
    csm: child.csm && presentPublic({ ...child.csm, near: true }),
    skillsThisCycle: { cycle, count, items },
    upcomingAppointment: upcoming[0] ?? null,
  };
};
