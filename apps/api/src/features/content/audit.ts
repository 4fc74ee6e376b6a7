import type { Values } from './queries.ts';

const MAX_LENGTH = 500;

/** Shortens long texts: the audit log records changes and is not a second copy of articles and transcripts. */
export const forAudit = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.length > MAX_LENGTH
        ? `${value.slice(0, MAX_LENGTH)}… (${value.length})`
        : value,
    ]),
  );
