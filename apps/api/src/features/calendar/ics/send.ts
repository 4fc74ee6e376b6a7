import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends a calendar, or 304 if the client has the current one. */
export const sendCalendar = ({ request, reply }: Exchange, calendar: string, { save }: { save: boolean }) => {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 32)}"`;
  void reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${save ? 'attachment' : 'inline'}; filename="amberway.ics"`,
    'x-content-type-options': 'nosniff',
    // Calendar clients send If-None-Match on their own; no cache should store a family's appointments.
    'cache-control': 'no-store',
    etag,
  });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*') ? reply.code(304).send() : reply.send(calendar);
};
