import { and, asc, avg, eq, gte, sql } from 'drizzle-orm';
import { KPI_KINDS, type KpiName } from '@amberway/contract/kpis/kinds';
import { db, prepared } from '../../kernel/db/context.ts';
import { clinicianKpis, kpiTargets } from './tables.ts';

export type TargetRow = typeof kpiTargets.$inferSelect;
export type FigureRow = typeof clinicianKpis.$inferSelect;

export const targetsOf = (userId: string): Promise<TargetRow[]> =>
  db().select().from(kpiTargets).where(eq(kpiTargets.userId, userId));

/** One row per kind, by the unique key: of two concurrent saves the later one wins. */
export const storeTarget = (userId: string, kpiName: KpiName, kpiValue: number) =>
  db()
    .insert(kpiTargets)
    .values({ userId, kpiName, kpiValue })
    .onConflictDoUpdate({
      target: [kpiTargets.userId, kpiTargets.kpiName],
      set: { kpiValue, updatedAt: sql`now()` },
    });

export const figuresOfMonth = async (businessUserId: string, yearMonth: string): Promise<FigureRow[]> => {
  const rows = await db()
    .select()
    .from(clinicianKpis)
    .where(and(eq(clinicianKpis.businessUserId, businessUserId), eq(clinicianKpis.yearMonth, yearMonth)));
  return rows.toSorted((a, b) => KPI_KINDS.indexOf(a.kpiName) - KPI_KINDS.indexOf(b.kpiName));
};

export const figuresOfKind = (businessUserId: string, kpiName: KpiName): Promise<FigureRow[]> =>
  db()
    .select()
    .from(clinicianKpis)
    .where(and(eq(clinicianKpis.businessUserId, businessUserId), eq(clinicianKpis.kpiName, kpiName)))
    .orderBy(asc(clinicianKpis.yearMonth));

const round = (value: string): number => Math.round(Number(value) * 100) / 100;
const mean = (column: typeof clinicianKpis.kpiValue | typeof kpiTargets.kpiValue) => avg(column).mapWith(round);

/** Targets by kind: a user's own, or the average of all. */
export const targetValues = (userId: string | undefined): Promise<{ kpiName: KpiName; value: number | null }[]> =>
  db()
    .select({ kpiName: kpiTargets.kpiName, value: mean(kpiTargets.kpiValue) })
    .from(kpiTargets)
    .where(userId ? eq(kpiTargets.userId, userId) : undefined)
    .groupBy(kpiTargets.kpiName);

/** One month's figures and the targets by kind, of a user or as the average of all. */
export const monthAndTargets = (userId: string | undefined, yearMonth: string) => {
  const user = sql.placeholder('userId');
  const statement = prepared(`kpis.month.${userId ? 'one' : 'all'}`, (executor) =>
    executor
      .select({
        of: sql<'actual' | 'target'>`'actual'`,
        kpiName: clinicianKpis.kpiName,
        value: mean(clinicianKpis.kpiValue),
      })
      .from(clinicianKpis)
      .where(
        and(
          eq(clinicianKpis.yearMonth, sql.placeholder('yearMonth')),
          userId ? eq(clinicianKpis.businessUserId, user) : undefined,
        ),
      )
      .groupBy(clinicianKpis.kpiName)
      .unionAll(
        executor
          .select({
            of: sql<'actual' | 'target'>`'target'`,
            kpiName: kpiTargets.kpiName,
            value: mean(kpiTargets.kpiValue),
          })
          .from(kpiTargets)
          .where(userId ? eq(kpiTargets.userId, user) : undefined)
          .groupBy(kpiTargets.kpiName),
      ),
  );
  return statement.execute({ userId, yearMonth });
};

/** The figures of one kind since a month, of a user or as the average of all, oldest first. */
export const valuesSince = (userId: string | undefined, kpiName: KpiName, yearMonth: string) =>
  db()
    .select({ yearMonth: clinicianKpis.yearMonth, value: mean(clinicianKpis.kpiValue) })
    .from(clinicianKpis)
    .where(
      and(
        eq(clinicianKpis.kpiName, kpiName),
        gte(clinicianKpis.yearMonth, yearMonth),
        userId ? eq(clinicianKpis.businessUserId, userId) : undefined,
      ),
    )
    .groupBy(clinicianKpis.yearMonth)
    .orderBy(asc(clinicianKpis.yearMonth));

type Figure = Pick<FigureRow, 'businessUserId' | 'kpiName' | 'yearMonth' | 'kpiValue'>;

/** One figure per user, kind and month, by the unique key. */
export const storeFigure = async (figure: Figure): Promise<FigureRow> => {
  const [row] = await db()
    .insert(clinicianKpis)
    .values(figure)
    .onConflictDoUpdate({
      target: [clinicianKpis.businessUserId, clinicianKpis.kpiName, clinicianKpis.yearMonth],
      set: { kpiValue: figure.kpiValue, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('The figure was not stored.');
  return row;
};
