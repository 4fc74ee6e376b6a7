// Texts around calendars, verbatim where the specification gives them.
export const calendarTexts = {
  toggle: 'Google Calendar',
  on: 'Connected',
  off: 'Not connected',
  confirmOff: 'Do you really want to disconnect your Google Calendar?',
  connected: 'Your Google Calendar is connected.',
  reconnected: 'Your Google Calendar is connected again.',
  disconnected: 'Your Google Calendar is disconnected.',
  forgotten: 'Amberway can no longer use your Google account for this.',
  /** For staff, when the server has no Google credentials. */
  notConfigured: 'Google is not set up here yet. Please ask your administrator.',
  /** The same for administrators. */
  notConfiguredHere:
    'Google is not set up here yet. Whoever runs the server sets GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET; then every coach can connect a calendar.',
  connectFirst: 'Please connect your Google Calendar first.',
  authorisationInvalid: 'This authorisation has expired or was already used. Please connect again.',
  refusedAtGoogle: 'Google did not give the permission. Nothing was connected.',
  revoked: 'Google no longer accepts the connection. Please connect your calendar again.',
  trouble: 'Google could not be reached. We keep trying.',
  feedTitle: 'Calendar subscription',
  feedMade: 'Your calendar address is ready. Copy it now: it is shown only once.',
  feedRevoked: 'The old calendar address no longer works.',
  feedCopied: 'Calendar address copied',
  addToCalendar: 'Add to calendar',
} as const;

/** Title in a calendar feed without details. */
export const GENERIC_TITLE = 'Amberway session';

/** Title of a session whose event somebody else organises: the organiser's text is not shown to families. */
export const NEUTRAL_TITLE = 'Session';
