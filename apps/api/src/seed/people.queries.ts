import { DEMO_KPI_FIGURES, DEMO_KPI_TARGETS } from '@amberway/fixtures/kpis';
import { DEMO_SUPPORT_CONTACTS } from '@amberway/fixtures/support-contacts';
import { clinicianKpis, kpiTargets } from '../features/kpis/tables.ts';
import { supportContacts } from '../features/support-contacts/tables.ts';
import { db } from '../kernel/db/context.ts';

/** What the demo people have around them. */
export const seedPeople = async () => {
  await db().insert(kpiTargets).values(DEMO_KPI_TARGETS);
  await db().insert(clinicianKpis).values(DEMO_KPI_FIGURES);
  await db().insert(supportContacts).values(DEMO_SUPPORT_CONTACTS);
};
