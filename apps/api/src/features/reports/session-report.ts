import { Readable } from 'node:stream';
import { csvLine } from '@amberway/contract/kernel/csv';
import type { SessionReportBody } from '@amberway/contract/reports/body';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportProblems } from '@amberway/contract/reports/rules';
import { minutesBetween, noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { onReplica, withDatabase } from '../../kernel/db/context.ts';
import { notFound, refuseProblems } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { dayBounds } from '../../kernel/clock/day-bounds.ts';
import { dayInZone, zoneOf } from '../../kernel/clock/today.ts';
import { countStaff, type Position, type ReportFilter, type ReportRow, reportAfter } from './queries.ts';

const PIECE = 1_000;

/** DD-MM-YYYY, as in session lists, in the reader's time zone. */
const dayFormat = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return (at: string) => format.format(new Date(at)).replaceAll('/', '-');
};

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

const cells = (row: ReportRow, day: (at: string) => string): string[] => [
  day(row.startTime),
  row.title,
  noteTypeLabel(row.type),
  shownNoteStatus(row.status),
  String(minutesBetween(row.startTime, row.endTime)),
  fullName(row.coach),
  row.customerEmail,
  fullName(row.child),
];

const lines = async function* (services: Services, filter: ReportFilter, zone: string) {
  const day = dayFormat(zone);
  yield csvLine(SESSION_REPORT_COLUMNS);
  let after: Position | undefined;
  do {
    const last: Position | undefined = after;
    const rows: ReportRow[] = await withDatabase(services.database, () =>
      onReplica(() => reportAfter(filter, last, PIECE)),
    );
    if (rows.length > 0) yield rows.map((row) => csvLine(cells(row, day))).join('');
    after = rows.length === PIECE ? rows.at(-1) : undefined;
  } while (after);
};

/** Validates the request and returns the report as a stream of batches. */
export const sessionReport = async (services: Services, reader: Principal, body: SessionReportBody) => {
  const zone = zoneOf(reader);
  refuseProblems(reportProblems(body, dayInZone(zone)));
  const coachIds = [...new Set(body.businessUserIds)];
  if (coachIds.length > 0 && (await countStaff(coachIds)) < coachIds.length) throw notFound();
  const filter: ReportFilter = {
    from: dayBounds(zone, body.from).from,
    until: dayBounds(zone, body.to).to,
    coachIds,
    customerEmails: body.customerEmails ?? [],
  };
  return { filter, csv: Readable.from(lines(services, filter, zone)) };
};
