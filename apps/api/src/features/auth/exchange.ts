import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';

/** A request that may end in a session, and its reply. */
export type Exchange = { services: Services; request: FastifyRequest; reply: FastifyReply; requestId: string };
