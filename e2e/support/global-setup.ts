import { rmSync } from 'node:fs';
import { prepareFolder, startServer } from './server.ts';

/** Starts one server for all journeys; set E2E_BASE_URL to use a running one. */
export default async () => {
  const prepared = await prepareFolder();
  process.env['E2E_PREPARED_FOLDER'] = prepared;
  const forget = () => rmSync(prepared, { recursive: true, force: true });
  if (process.env['E2E_BASE_URL']) return forget;
  // The journeys sign in far more often than people do, and set more passwords than one network may.
  const server = await startServer({ SIGN_IN_PER_MINUTE: '100000', TRUST_PROXY: 'true' });
  process.env['E2E_BASE_URL'] = server.url;
  return async () => {
    await server.stop();
    forget();
  };
};
