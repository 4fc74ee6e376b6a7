import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** The names of the covering coach and the family, and the family's team: clinicians and success manager. */
export const findCover = async (actorId: string, customerId: string) => {
  const people = await db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, csm: users.csm })
    .from(users)
    .where(inArray(users.id, [actorId, customerId]));
  const coach = people.find(({ id }) => id === actorId);
  const family = people.find(({ id }) => id === customerId);
  if (!coach || !family) throw new Error('The people of a cover were not found.');
  const clinicians = await db()
    .selectDistinct({ id: members.primaryContact })
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)));
  return { coach: nameOf(coach), family: nameOf(family), team: [...clinicians.map(({ id }) => id), family.csm] };
};
