import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { KPI_KINDS } from '@amberway/contract/kpis/kinds';
import { createdAt, id, idOf, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

const kinds = sql.raw(KPI_KINDS.map((kind) => `'${kind}'`).join(', '));
const value = () => numeric('kpi_value', { precision: 12, scale: 2, mode: 'number' }).notNull();

/** Targets of a business user: at most one of each kind. */
export const kpiTargets = pgTable(
  'kpi_targets',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    kpiName: text('kpi_name', { enum: KPI_KINDS }).notNull(),
    kpiValue: value(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('kpi_targets_kind_unique').on(t.userId, t.kpiName),
    check('kpi_targets_kind_known', sql`${t.kpiName} in (${kinds})`),
    check('kpi_targets_value', sql`${t.kpiValue} >= 0 and (${t.kpiName} <> 'Utilization' or ${t.kpiValue} <= 100)`),
  ],
);

/** Actual figures: one per kind and month. */
export const clinicianKpis = pgTable(
  'clinician_kpis',
  {
    id: id(),
    businessUserId: idOf('business_user_id', () => users.id),
    kpiName: text('kpi_name', { enum: KPI_KINDS }).notNull(),
    yearMonth: text('year_month').notNull(),
    kpiValue: value(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Also the index for the history: the months of one kind in order.
    unique('clinician_kpis_month_unique').on(t.businessUserId, t.kpiName, t.yearMonth),
    // For the averages over all users, which administrators see.
    index('clinician_kpis_of_all').on(t.kpiName, t.yearMonth),
    check('clinician_kpis_kind_known', sql`${t.kpiName} in (${kinds})`),
    check('clinician_kpis_month', sql`${t.yearMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('clinician_kpis_value', sql`${t.kpiValue} >= 0 and (${t.kpiName} <> 'Utilization' or ${t.kpiValue} <= 100)`),
  ],
);
