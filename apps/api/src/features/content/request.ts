import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';

/** What of a call the content service needs to know. */
export type ContentRequest = { principal: Principal; services: Services; request: FastifyRequest; requestId: string };
