import { cycleOf } from '@amberway/contract/dashboards/formulas';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { roleOfType } from '@amberway/contract/kernel/roles';
import type { PublicPerson } from '@amberway/contract/users/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { zoneOf } from '../../../kernel/clock/today.ts';
import type { DashboardChild, TeamRow } from '../child.queries.ts';
import { homeOf } from './queries.ts';

const presentPerson = ({ id, type, ...row }: TeamRow): PublicPerson => ({ ...row, _id: id, role: roleOfType[type] });

/** A child's team, the skills of its cycle and the next appointment. */
export const loadHome = async (principal: Principal, child: DashboardChild): Promise<Home> => {
  const cycle = cycleOf(child);
  const { count, items, upcoming } = await homeOf(child.id, cycle, zoneOf(principal));
  return {
    member: child.id,
    primaryClinician: child.clinician && presentPerson(child.clinician),
    csm: child.csm && presentPerson(child.csm),
    skillsThisCycle: { cycle, count, items },
    upcomingSession: upcoming[0] ?? null,
  };
};
