import { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

// Logs contain the route and the result, never the content: no body, no query, no header, no raw URL (a reset link
// contains its token), and error messages without the values of a query.

type Logged = Error & { query?: unknown; cause?: unknown; code?: unknown; severity?: unknown };

/** Database messages quote values; the error code is enough. */
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
      // Several processes write to one log.
      base: { pid: process.pid },
      serializers: {
        err: withoutValues,
        req: (request: { method: string }) => ({ method: request.method }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.headers'], remove: true },
    },
    stream ?? process.stderr,
  );
