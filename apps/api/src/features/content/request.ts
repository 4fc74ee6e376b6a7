import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';

/** The parts of a request that the content service needs. */
export type ContentRequest = { principal: Principal; services: Services; request: FastifyRequest; requestId: string };
