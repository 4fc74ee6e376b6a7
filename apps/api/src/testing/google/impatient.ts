import type { TestServer } from '../server.ts';

const SHORT_MS = 300;

/** Lets the server give up soon on a Google that does not answer; elsewhere a busy machine gets all the time there is. */
export const impatientWhen = (server: TestServer, slow: boolean): void => {
  const { google, config } = server.services;
  if (google) google.settings.timeoutMs = slow ? SHORT_MS : config.GOOGLE_TIMEOUT_SECONDS * 1000;
};
