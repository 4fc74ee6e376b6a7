import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { optionalId } from '../kernel/query.ts';
import { clinicianKpiBody, kpiTargets } from './body.ts';
import { KPI_KINDS } from './kinds.ts';
import { clinicianKpi, kpi, kpiTrend } from './schemas.ts';

const tag = 'kpis';

export const listKpis = endpoint({
  method: 'GET',
  path: 'kpi/:userId',
  tag,
  summary: "A business user's KPI targets, one of each kind",
  access: { area: 'kpis', action: 'read' },
  // Figures of staff members.
  reads: false,
  params: z.object({ userId: id }),
  reply: listReply(kpi),
});

export const saveKpis = endpoint({
  method: 'POST',
  path: 'kpi/:userId',
  tag,
  summary: "Set a business user's KPI targets",
  access: { area: 'kpis', action: 'setTargets' },
  params: z.object({ userId: id }),
  body: z.strictObject({ kpis: kpiTargets }),
  reply: listReply(kpi),
});

export const listCurrentKpis = endpoint({
  method: 'GET',
  path: 'clinicianKPI/current/:id',
  tag,
  summary: "This month's figures of a business user",
  access: { area: 'kpis', action: 'read' },
  reads: false,
  params: z.object({ id }),
  reply: listReply(clinicianKpi),
});

export const listKpiHistory = endpoint({
  method: 'GET',
  path: 'clinicianKPI/history/:userId/:kpiName',
  tag,
  summary: 'One KPI of a business user month by month, oldest first',
  access: { area: 'kpis', action: 'read' },
  reads: false,
  params: z.object({ userId: id, kpiName: z.enum(KPI_KINDS) }),
  reply: listReply(clinicianKpi),
});

export const getKpiTrend = endpoint({
  method: 'GET',
  path: 'clinicianKPI/trend/:kpiName',
  tag,
  summary: 'The last twelve months of one KPI with its target: of the caller or a user; for administrators else of all',
  access: { area: 'kpis', action: 'read' },
  reads: false,
  params: z.object({ kpiName: z.enum(KPI_KINDS) }),
  query: z.object({ userId: optionalId }),
  reply: reply(kpiTrend),
});

export const saveClinicianKpi = endpoint({
  method: 'POST',
  path: 'clinicianKPI',
  tag,
  summary: "Record this month's figure of one KPI",
  access: { area: 'kpis', action: 'record' },
  body: clinicianKpiBody,
  reply: reply(clinicianKpi),
});
