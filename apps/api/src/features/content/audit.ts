import type { Values } from './queries.ts';

const MOST = 500;

/** The log says what changed; it is no second copy of articles and transcripts. */
export const forAudit = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.length > MOST ? `${value.slice(0, MOST)}… (${value.length})` : value,
    ]),
  );
