import { and, isNotNull, isNull, notExists, or, gt, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { RECORD_KEPT_DAYS, RECORD_WARNING_DAYS } from '@amberway/contract/privacy/record-end';
import { db } from '../../../kernel/db/context.ts';
import { devices, members, users } from '../../../kernel/identity/tables.ts';
import { erasures } from '../tables.ts';

const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** Asked for already, or kept on purpose not long ago. */
const decided = () =>
  db()
    .select({ one: sql`1` })
    .from(erasures)
    .where(
      and(
        eq(erasures.customerId, users.id),
        or(isNull(erasures.cancelledAt), gt(erasures.cancelledAt, sql`now() - ${days(RECORD_KEPT_DAYS)}`)),
      ),
    );

/** A child whose programme has no end, or none yet that lies so far back. */
const programmeGoesOn = (limit: ReturnType<typeof sql>) =>
  db()
    .select({ one: sql`1` })
    .from(members)
    .where(
      and(
        eq(members.parentId, users.id),
        or(
          sql`${members.memberShipEnd} >= (${limit})::date`,
          and(isNull(members.memberShipEnd), isNull(members.deletedAt)),
        ),
      ),
    );

/** Somebody who still signs in uses the record. */
const usedSince = (limit: ReturnType<typeof sql>) =>
  db()
    .select({ one: sql`1` })
    .from(devices)
    .where(and(eq(devices.userId, users.id), sql`${devices.lastSignInAt} >= ${limit}`));

const hadProgramme = () =>
  sql`exists ${db()
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.parentId, users.id), isNotNull(members.memberShipEnd)))}`;

/** Families whose last programme ends that many years before the day of the erasure, and who have not signed in since. */
const endedFamilies = (years: number, limit: number) => {
  const end = sql`now() + ${days(RECORD_WARNING_DAYS)} - make_interval(years => ${years}::int)`;
  return db()
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.type, 'Customer'),
        hadProgramme(),
        notExists(programmeGoesOn(end)),
        notExists(usedSince(end)),
        notExists(decided()),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
    .for('update', { skipLocked: true });
};

/** Plans the erasure of some of them. Call it in a transaction; of two processes each plans its own. */
export const planEnded = async (years: number, limit: number) => {
  const found = await endedFamilies(years, limit);
  if (found.length === 0) return [];
  return db()
    .insert(erasures)
    .values(
      found.map(({ id }) => ({
        id: uuidv7(),
        customerId: id,
        requestedBy: null,
        dueAt: sql`now() + ${days(RECORD_WARNING_DAYS)}` as never,
      })),
    )
    .onConflictDoNothing()
    .returning({ customerId: erasures.customerId, dueAt: erasures.dueAt });
};
