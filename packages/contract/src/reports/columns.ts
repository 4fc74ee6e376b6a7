/** The columns of the session report, in their order: the first line of the CSV, and the head of the table. */
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
