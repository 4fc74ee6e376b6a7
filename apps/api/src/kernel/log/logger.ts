import { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

// Logs say what happened to which route, never what was in it: no body, no query, no header, no raw address
// (a reset link carries its token there), and error texts without the values a query had.

type Logged = Error & { query?: unknown; cause?: unknown; code?: unknown; severity?: unknown };

/** The database quotes values in its messages; its code says what happened. */
const fromDatabase = (error: Logged) => 'query' in error || 'severity' in error;

const withoutValues = (error: Logged): object => ({
  type: error.name,
  message: fromDatabase(error) ? 'Database query failed' : error.message,
  code: error.code,
  stack: fromDatabase(error) ? undefined : error.stack,
  cause: error.cause instanceof Error ? withoutValues(error.cause) : undefined,
});

export const openLogger = (level: string, stream?: NodeJS.WritableStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: undefined,
      serializers: {
        err: withoutValues,
        req: (request: { method: string }) => ({ method: request.method }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.headers'], remove: true },
    },
    stream ?? process.stderr,
  );
