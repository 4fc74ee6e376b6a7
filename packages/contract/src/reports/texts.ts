// Texts of the reports, verbatim where the specification gives them.
export const reportTexts = {
  sessionReport: 'Session Report',
  invalidEmail: 'Invalid email format!',
  selectFrom: 'Please select the from date!',
  selectTo: 'Please select the to date!',
  inTheFuture: 'Please select a date that is not in the future.',
  fromAfterTo: 'Please select a from date that is not after the to date.',
  tooManyEmails: 'Please give at most 200 addresses.',

  businessUsers: 'Business users',
  customerEmails: 'Customer emails',
  customerEmailsHint: 'Separate several with commas. Empty means all.',
  from: 'From',
  to: 'To',
  run: 'Run',
  download: 'Download',
  noRows: 'There are no sessions in this time.',
  notRun: 'Choose the days and run the report.',
  notRunTitle: 'No report yet',
  daysHint: '03/11/2026 or 2026-11-03',
  changed: 'The rows below are of the days and people that were run. Run again to see your changes.',
  totals: 'Totals',
} as const;

export const SESSION_REPORT_FILE = 'session-report.csv';
