import { listTracking, saveTracking } from '@amberway/contract/tracking/endpoints';
import type { TrackingCode } from '@amberway/contract/tracking/schemas';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { stale } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { changeTracking, findTracking, lockTracking, storeTracking, type TrackingRow } from './queries.ts';

const present = ({ id, ...row }: TrackingRow): TrackingCode => ({ _id: id, ...row });

export const trackingRoutes = [
  route(listTracking, async () => {
    const row = await findTracking();
    return okList(row ? [present(row)] : [], row ? 1 : 0);
  }),

  route(saveTracking, ({ principal, body, requestId }) =>
    inTransaction(async () => {
      const before = await lockTracking();
      if (body.version !== undefined && body.version !== before?.version) throw stale();
      const row = before ? await changeTracking(before.id, body.code) : await storeTracking(body.code);
      await recordAudit({
        principal,
        action: before ? 'edit' : 'create',
        record: 'tracking',
        recordId: row.id,
        before: { code: before?.code ?? null },
        after: { code: row.code },
        requestId,
      });
      return ok(present(row), before ? trackingTexts.updated : trackingTexts.added);
    }),
  ),
];
