import { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

// Logs say what happened to which route, never what was in it: no body, no query, no header, no raw address
// (a reset link carries its token there), and error texts without the values a query had.

const withoutQuery = (error: Error & { query?: unknown; params?: unknown; detail?: unknown; cause?: unknown; code?: unknown }): object => ({
  type: error.name,
  message: 'query' in error ? 'Database query failed' : error.message,
  code: error.code,
  stack: 'query' in error ? undefined : error.stack,
  cause: error.cause instanceof Error ? withoutQuery(error.cause) : undefined,
});

export const openLogger = (level: string, stream?: NodeJS.WritableStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: withoutQuery, req: (request: { method: string }) => ({ method: request.method }), res: (response: { statusCode: number }) => ({ status: response.statusCode }) },
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.headers'], remove: true },
    },
    stream ?? process.stderr,
  ) as unknown as FastifyBaseLogger;
