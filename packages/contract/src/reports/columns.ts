/** Columns of the session report, in order: the header of the CSV and of the table. */
export const SESSION_REPORT_COLUMNS = [
  'Date',
  'Title',
  'Type',
  'Status',
  'Minutes',
  'Coach',
  'Customer e-mail',
  'Child',
] as const;
export type SessionReportColumn = (typeof SESSION_REPORT_COLUMNS)[number];
