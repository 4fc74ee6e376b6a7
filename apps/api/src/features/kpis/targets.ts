import { type KpiTargets, kpiValueProblem } from '@amberway/contract/kpis/body';
import { type KpiName, unitOf } from '@amberway/contract/kpis/kinds';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { storeTarget, type TargetRow, targetsOf } from './queries.ts';

type Target = KpiTargets[number];

/** The kind of a target. An id that is not one of this user's targets is 404. */
const kindOf = ({ _id, kpiName }: Target, stored: TargetRow[]): KpiName | undefined => {
  if (!_id) return kpiName;
  const row = stored.find(({ id }) => id === _id);
  if (!row) throw notFound();
  return row.kpiName;
};

/** The schema validates targets given by kind; those given by id are validated here, by their stored kind. */
const problemOf = (target: Target, kind: KpiName | undefined, seen: Set<KpiName>): [string, string] | undefined => {
  if (!kind) return ['kpiName', kpiTexts.enterValue];
  if (seen.has(kind)) return ['kpiName', kpiTexts.onceEach];
  if (target.kpiName && target.kpiName !== kind) return ['kpiName', kpiTexts.onceEach];
  if (target.kpiUnit && target.kpiUnit !== unitOf[kind]) return ['kpiUnit', kpiTexts.wrongUnit(kind, unitOf[kind])];
  const problem = kpiValueProblem(kind, target.kpiValue);
  return problem ? ['kpiValue', problem] : undefined;
};

/** Sets targets of a business user, all or none. */
export const saveTargets = (
  actor: { principal: Principal; requestId: string },
  userId: string,
  kpis: KpiTargets,
): Promise<void> =>
  inTransaction(async () => {
    const stored = await targetsOf(userId);
    const errors: Record<string, string> = {};
    const wanted = new Map<KpiName, number>();
    for (const [number, target] of kpis.entries()) {
      const kind = kindOf(target, stored);
      const problem = problemOf(target, kind, new Set(wanted.keys()));
      if (problem) errors[`kpis.${number}.${problem[0]}`] = problem[1];
      else if (kind) wanted.set(kind, target.kpiValue);
    }
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    const before = Object.fromEntries(stored.map(({ kpiName, kpiValue }) => [kpiName, kpiValue]));
    const changed = [...wanted].filter(([kind, value]) => before[kind] !== value);
    if (changed.length === 0) return;
    for (const [kind, value] of changed) await storeTarget(userId, kind, value);
    await recordAudit({
      ...actor,
      action: 'edit',
      record: 'kpi',
      recordId: userId,
      subjectId: userId,
      before,
      after: Object.fromEntries(changed),
    });
  });
