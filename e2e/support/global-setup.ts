import { startServer } from './server.ts';

/** One server for all journeys; set E2E_BASE_URL to look at one that already runs. */
export default async () => {
  if (process.env['E2E_BASE_URL']) return undefined;
  // The journeys sign in far more often than people do.
  const server = await startServer({ SIGN_IN_PER_MINUTE: '100000' });
  process.env['E2E_BASE_URL'] = server.url;
  return server.stop;
};
