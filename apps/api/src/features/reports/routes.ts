import { runSessionReport } from '@amberway/contract/reports/endpoints';
import { SESSION_REPORT_FILE } from '@amberway/contract/reports/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { route } from '../../kernel/http/route.ts';
import { sessionReport } from './session-report.ts';

export const reportRoutes = [
  route(runSessionReport, async ({ principal, body, services, reply, requestId }) => {
    const { filter, csv } = await sessionReport(services, principal, body);
    await recordAudit({ principal, action: 'export', record: 'sessionReport', after: filter, requestId });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${SESSION_REPORT_FILE}"`)
      .send(csv);
  }),
];
