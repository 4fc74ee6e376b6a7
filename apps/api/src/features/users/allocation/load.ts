import type { Reach } from '@amberway/contract/kernel/permissions';
import { DAY } from '@amberway/contract/kernel/limits';
import type { Allocation } from '@amberway/contract/users/allocation';
import { notFound } from '../../../kernel/http/failure.ts';
import { presentContact } from '../../../kernel/identity/person.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { busyTimesOf } from '../../activity-notes/public.ts';
import { FREE_TIME_DAYS, nextFreeTime } from './free-time.ts';
import { childrenOf, findFamily, leastBusyManager, listCoaches, teamsOfFamily } from './queries.ts';

/** Further ones are found by searching. */
const COACHES_SHOWN = 30;

const coachesFor = async (search: string | undefined, now: number) => {
  const { rows, count } = await listCoaches(search?.trim().toLowerCase() || undefined, COACHES_SHOWN);
  const busy = await busyTimesOf(
    rows.map(({ id }) => id),
    new Date(now).toISOString(),
    new Date(now + FREE_TIME_DAYS * DAY).toISOString(),
  );
  return {
    coachCount: count,
    coaches: rows.map((row) => ({
      ...presentContact(row),
      languages: row.languages,
      timeZone: row.timeZone,
      children: row.children,
      capacity: row.capacity,
      free: nextFreeTime(
        row,
        busy
          .filter(({ coachId }) => coachId === row.id)
          .map(({ startTime, endTime }) => ({ start: Date.parse(startTime), end: Date.parse(endTime) })),
        now,
      ),
    })),
  };
};

/** Everything that the dialog of an allocation shows. */
export const loadAllocation = async (
  principal: Principal,
  reach: Reach,
  id: string,
  search: string | undefined,
): Promise<Allocation> => {
  const found = await findFamily(principal, reach, id);
  if (!found) throw notFound();
  const { csm, version, userStatus, timeZone, city, languages, createdAt } = found;
  const now = Date.now();
  const [children, teams, coaches, manager] = await Promise.all([
    childrenOf(id),
    teamsOfFamily(id),
    coachesFor(search, now),
    csm ? undefined : leastBusyManager(),
  ]);
  return {
    family: {
      ...presentContact(found),
      version,
      userStatus,
      timeZone,
      city,
      languages,
      createdAt,
      csm: csm && presentContact(csm),
    },
    children: children.map(({ id: childId, clinician, ...child }) => ({
      _id: childId,
      ...child,
      clinician: clinician && presentContact(clinician),
    })),
    teams: teams.map(({ child, skill, person }) => ({ child, skill, person: presentContact(person) })),
    suggestedManager: manager ? presentContact(manager) : null,
    ...coaches,
    freeUntil: new Date(now + FREE_TIME_DAYS * DAY).toISOString(),
  };
};
