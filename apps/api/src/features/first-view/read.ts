import type { FastifyRequest } from 'fastify';
import { firstViewUrls } from '@amberway/contract/first-view/urls';
import { isStaff } from '@amberway/contract/kernel/roles';
import { dayInZone, zoneOf } from '../../kernel/clock/today.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findWithoutCoach } from './queries.ts';

/** About this request's own body and connection: a read has none of them. */
const NOT_PASSED_ON = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'if-none-match',
  'transfer-encoding',
]);

/**
 * Answers the reads of a home's first view. Each runs as a call of its own: with the caller's headers and address, and
 * with its own permission, limits and entry in the family's read log.
 */
export const readFirstView = async (principal: Principal, request: FastifyRequest, member: string | undefined) => {
  const headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name))),
    'x-request-id': request.id,
  };
  const remoteAddress = request.raw.socket.remoteAddress ?? request.ip;
  const day = dayInZone(zoneOf(principal));
  const withoutCoach = member !== undefined && !isStaff(principal) && (await findWithoutCoach(principal.userId));
  return Promise.all(
    firstViewUrls({ role: principal.role, userId: principal.userId, member, day, withoutCoach }).map(async (url) => {
      const response = await request.server.inject({ method: 'GET', url, headers, remoteAddress });
      return { url, code: response.statusCode, body: response.json<unknown>() };
    }),
  );
};
