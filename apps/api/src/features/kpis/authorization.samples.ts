import * as kpis from '@amberway/contract/kpis/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { sample } from '../../testing/matrix/sample.ts';

const { manager } = DEMO_PEOPLE;

/** Business users see only their own figures; administrators see all. */
const ONLY_ONESELF = { expected: { businessWorksWith: 404, businessOther: 200, resourceManager: 404 } };

export const samples = [
  sample(kpis.listKpis, 'family', () => ({ params: { userId: manager.id } }), ONLY_ONESELF),
  sample(kpis.saveKpis, 'none', () => ({
    params: { userId: manager.id },
    body: { kpis: [{ kpiName: 'Retention', kpiUnit: 'Month', kpiValue: 6 }] },
  })),
  sample(kpis.listCurrentKpis, 'family', () => ({ params: { id: manager.id } }), ONLY_ONESELF),
  sample(kpis.listKpiHistory, 'family', () => ({ params: { userId: manager.id, kpiName: 'Revenue' } }), ONLY_ONESELF),
  sample(
    kpis.getKpiTrend,
    'family',
    () => ({ params: { kpiName: 'Retention' }, query: `?userId=${manager.id}` }),
    ONLY_ONESELF,
  ),
  sample(kpis.getKpiTrend, 'none', () => ({ params: { kpiName: 'Utilization' } }), { name: 'one’s own' }),
  sample(
    kpis.saveClinicianKpi,
    'family',
    () => ({
      body: {
        businessUserId: manager.id,
        kpiName: 'Feedback',
        kpiValue: 4,
        yearMonth: dayInZone(manager.timeZone).slice(0, 7),
      },
    }),
    ONLY_ONESELF,
  ),
];
