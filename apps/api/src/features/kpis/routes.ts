import {
  getKpiTrend,
  listCurrentKpis,
  listKpiHistory,
  listKpis,
  saveClinicianKpi,
  saveKpis,
} from '@amberway/contract/kpis/endpoints';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findStaffWithin } from '../../kernel/identity/staff.queries.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { presentFigure, presentTargets } from './present.ts';
import { figuresOfKind, figuresOfMonth, storeFigure, targetsOf } from './queries.ts';
import { saveTargets } from './targets.ts';
import { loadTrend } from './trend.ts';

const requireStaff = async (principal: Principal, reach: Reach, userId: string) => {
  if (!(await findStaffWithin(principal, reach, userId))) throw notFound();
};

/** The current month in the user's time zone. */
const monthOf = (principal: Principal) => todayOf(principal).slice(0, 7);

const targetsReply = async (userId: string) => {
  const targets = presentTargets(await targetsOf(userId));
  return okList(targets, targets.length);
};

export const kpiRoutes = [
  route(listKpis, async ({ principal, reach, params }) => {
    await requireStaff(principal, reach, params.userId);
    return targetsReply(params.userId);
  }),

  route(saveKpis, async ({ principal, reach, params, body, requestId }) => {
    await requireStaff(principal, reach, params.userId);
    await saveTargets({ principal, requestId }, params.userId, body.kpis);
    return { ...(await targetsReply(params.userId)), message: kpiTexts.updated };
  }),

  route(listCurrentKpis, async ({ principal, reach, params }) => {
    await requireStaff(principal, reach, params.id);
    const rows = await figuresOfMonth(params.id, monthOf(principal));
    return okList(rows.map(presentFigure), rows.length);
  }),

  route(listKpiHistory, async ({ principal, reach, params }) => {
    await requireStaff(principal, reach, params.userId);
    const rows = await figuresOfKind(params.userId, params.kpiName);
    return okList(rows.map(presentFigure), rows.length);
  }),

  route(getKpiTrend, async ({ principal, reach, params, query }) => {
    if (query.userId) await requireStaff(principal, reach, query.userId);
    const whose = query.userId ?? (reach === 'any' ? undefined : principal.userId);
    return ok(await loadTrend(whose, params.kpiName, monthOf(principal)));
  }),

  route(saveClinicianKpi, async ({ principal, reach, body, requestId }) => {
    const { businessUserId, kpiName, yearMonth, kpiValue } = body;
    await requireStaff(principal, reach, businessUserId);
    if (yearMonth !== monthOf(principal)) throw invalidFields({ yearMonth: kpiTexts.onlyThisMonth });
    return inTransaction(async () => {
      const known = (await figuresOfMonth(businessUserId, yearMonth)).find((figure) => figure.kpiName === kpiName);
      const row = await storeFigure(body);
      await recordAudit({
        principal,
        action: known ? 'edit' : 'create',
        record: 'clinicianKpi',
        recordId: row.id,
        subjectId: businessUserId,
        ...(known && { before: { kpiName, yearMonth, kpiValue: known.kpiValue } }),
        after: { kpiName, yearMonth, kpiValue },
        requestId,
      });
      return ok(presentFigure(row), kpiTexts.updated);
    });
  }),
];
