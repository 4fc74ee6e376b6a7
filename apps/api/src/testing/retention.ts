import type { SweptName } from '@amberway/contract/privacy/retention';
import { enforceRetention } from '../kernel/retention/enforce.queries.ts';
import { RETENTION_RULES } from '../retention-rules.ts';
import type { TestServer } from './server.ts';

/** Enforces these periods now, as the hourly job does; all of them without names. Returns how many rows were over. */
export const sweepNow = (server: Pick<TestServer, 'within'>, ...names: SweptName[]): Promise<Record<string, number>> =>
  server.within(() =>
    enforceRetention(RETENTION_RULES.filter(({ name }) => names.length === 0 || names.includes(name))),
  );
