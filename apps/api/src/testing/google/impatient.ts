import type { TestServer } from '../server.ts';

const SHORT_MS = 300;

/** Shortens the server's timeout for a Google that does not respond; otherwise a busy machine gets the full time. */
export const impatientWhen = (server: TestServer, slow: boolean): void => {
  const { google, config } = server.services;
  if (google) google.settings.timeoutMs = slow ? SHORT_MS : config.GOOGLE_TIMEOUT_SECONDS * 1000;
};
