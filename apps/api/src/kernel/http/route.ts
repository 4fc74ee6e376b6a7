import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  BodyOf,
  Endpoint,
  EndpointSpec,
  Multipart,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@amberway/contract/kernel/endpoint';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../identity/principal.ts';
import type { Services } from '../services.ts';
import type { ReceivedFile } from './form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The one file that a signed URL opens. */
    signedFile: string | null;
  }
}

type Signed<S> = S extends { access: 'public' | 'resetToken' } ? null : Principal;

/** What a handler receives: the principal, its reach, and validated input. */
export type Context<S extends EndpointSpec> = {
  principal: Signed<S>;
  reach: Reach;
  params: ParamsOf<S>;
  query: QueryOf<S>;
  body: BodyOf<S>;
  /** The uploaded file. It is deleted after the handler: move it to the storage to retain it. */
  file: S extends { multipart: { maxFiles: number } }
    ? undefined
    : S extends { multipart: Multipart }
      ? ReceivedFile
      : undefined;
  /** All uploaded files, where a form may have several. */
  files: S extends { multipart: Multipart } ? ReceivedFile[] : undefined;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  requestId: string;
};

type ResultOf<S> = S extends { stream: true } ? Readable : ReplyOf<S>;

export type Handler<S extends EndpointSpec> = (context: Context<S>) => Promise<ResultOf<S>> | ResultOf<S>;

export type Route = { endpoint: Endpoint; handler: (context: Context<EndpointSpec>) => unknown };

/** Binds an endpoint to its handler; the types of both come from the declaration. */
export const route = <S extends EndpointSpec>(endpoint: Endpoint<S>, handler: Handler<S>): Route => ({
  endpoint: endpoint,
  handler: handler,
});

export const ok = <T>(data: T, message?: string) => ({ status: true as const, data, ...(message && { message }) });
export const okList = <T>(data: T[], count: number, more?: boolean) => ({
  status: true as const,
  data,
  count,
  ...(more && { more }),
});
export const okEmpty = (message?: string) => ok(null, message);
