import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Reads } from './reads.ts';
import type { WireNames } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: nobody needs to be signed in. `resetToken`: the bearer is a single-use link token.
 * Otherwise the permission table answers for the principal's role.
 */
export type Access = 'public' | 'resetToken' | Permission;

/** Named allowances; the numbers live with the server. */
export type RateLimit = 'signIn' | 'reset' | 'search' | 'upload' | 'write' | 'feed';

/** How much of a file is taken, by what is known of the form so far: the query and the fields before the file. */
export type Multipart = {
  limitOf: (known: Record<string, unknown>) => { maxBytes: number; tooLarge: string };
  /** None to this many files, each in a part called `file`. Without it there is exactly one. */
  most?: number;
  /** The longest text in one of the other fields, where it is not a short one. */
  fieldBytes?: number;
};

export type EndpointSpec = {
  method: Method;
  /** Below /api, in the specification's spelling: 'user/firstLogin/:id'. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Query, body, reply and the fields of failures have the specification's names on the wire, by this map. */
  wire?: WireNames;
  limit?: RateLimit;
  /**
   * Needs a password that was typed in the last minutes, always or for these bodies; otherwise 403 `confirm_needed`.
   * What depends on the stored record calls `requireConfirmed` in its service.
   */
  confirmed?: true | ((body: never) => boolean);
  /** A GET that changes state: never cached, refused across sites. */
  changesState?: boolean;
  /** A create that honours Idempotency-Key. */
  idempotent?: boolean;
  /** The answer is a stream of events, each as `reply` says. It stays open and does not count as activity. */
  stream?: boolean;
  /** The body is a form with the file in `file`; `body` describes its other fields. */
  multipart?: Multipart;
  /** The answer is a file's bytes; `reply` says nothing about them. */
  file?: boolean;
  /** Sent by a machine that signs the body with a shared secret: without a right signature it is a 401. */
  signature?: 'formWebhook';
  /** Read by <img> and <video>, which send no headers: a media token in `t` stands in for the bearer. */
  media?: boolean;
  /** What the call shows of a family's record. A GET must say it; other calls are in the audit log. */
  reads?: Reads;
  /** False for calls of those who have no app-check token: other programs, and the call that hands it out. */
  appCheck?: false;
  /** Without a bearer the session cookie stands in for it, from our own pages only. Nothing but `auth/refresh` has it. */
  sessionCookie?: boolean;
};

export type Endpoint<S extends EndpointSpec = EndpointSpec> = Readonly<S> & { readonly id: string };

type MustSayReads<S extends EndpointSpec> = 'GET' extends S['method'] ? { reads: Reads } : unknown;

/**
 * The one way to declare a call. The server registers it, the client calls it, the documents are made from it. A GET
 * without `reads` does not compile, so that nothing new escapes the family's log.
 */
export const endpoint = <const S extends EndpointSpec>(spec: S & MustSayReads<S>): Endpoint<S> => ({
  ...(spec as S),
  id: `${spec.method} ${spec.path}`,
});

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Part<S, K extends string> = S extends Record<K, infer V> ? V : undefined;

/** What the handler receives. */
export type ParamsOf<S> = Out<Part<S, 'params'>>;
export type QueryOf<S> = Out<Part<S, 'query'>>;
export type BodyOf<S> = Out<Part<S, 'body'>>;
/** What the handler returns and the client receives. */
export type ReplyOf<S> = Out<Part<S, 'reply'>>;
/** What the client sends. */
export type CallInput<S> = (In<Part<S, 'params'>> extends undefined ? unknown : { params: In<Part<S, 'params'>> }) &
  (Out<Part<S, 'query'>> extends undefined ? unknown : { query?: Partial<Out<Part<S, 'query'>>> }) &
  (In<Part<S, 'body'>> extends undefined ? unknown : { body: In<Part<S, 'body'>> });
