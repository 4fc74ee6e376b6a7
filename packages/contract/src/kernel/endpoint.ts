import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Reads } from './reads.ts';
import type { WireNames } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: no sign-in needed. `resetToken`: the bearer is a single-use link token.
 * Otherwise the permission table decides by the principal's role.
 */
export type Access = 'public' | 'resetToken' | Permission;

/** Names of the rate limits; the server defines the numbers. */
export type RateLimit = 'signIn' | 'reset' | 'search' | 'upload' | 'write' | 'feed';

/** Size limit of a file, depending on the query and the form fields that precede it. */
export type Multipart = {
  limitOf: (known: Record<string, unknown>) => { maxBytes: number; tooLarge: string };
  /** Maximum number of files (from zero), each in a part called `file`. Without it exactly one is required. */
  maxFiles?: number;
  /** Maximum bytes of a text field, if larger than the default. */
  fieldBytes?: number;
};

export type EndpointSpec = {
  method: Method;
  /** Path below /api, spelled as in the specification: 'user/firstLogin/:id'. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Maps field names of query, body, reply and validation errors to the specification's names on the wire. */
  wire?: WireNames;
  limit?: RateLimit;
  /**
   * Requires a password, or the second factor of staff who have one, entered in the last minutes: always or for
   * these bodies; otherwise 403 `confirm_needed`.
   * If it depends on the stored record, the service calls `requireConfirmed` instead.
   */
  confirmed?: true | ((body: never) => boolean);
  /**
   * Open to staff who have to set up a second factor first, or to confirm with it; every other call with a permission
   * returns 403 `factor_due`.
   */
  beforeFactor?: true;
  /** A GET that changes state: never cached, rejected if cross-site. */
  changesState?: boolean;
  /**
   * Honours Idempotency-Key: a repetition returns the stored reply, other content under the same key `key_reused`.
   * `offline`: the request may wait on a device for long, so its key is stored for OFFLINE_KEY_MS instead of a day.
   */
  idempotent?: true | 'offline';
  /** Also accepts a device's pass, which opens only the children it names. No other endpoint knows passes. */
  pass?: true;
  /** The response is an event stream, each event matching `reply`. It stays open and does not count as activity. */
  stream?: boolean;
  /** The body is multipart with the file in `file`; `body` describes its other fields. */
  multipart?: Multipart;
  /** The response is the bytes of a file; `reply` does not describe them. */
  file?: boolean;
  /** Called by a machine that signs the body with a shared secret; an invalid signature returns 401. */
  signature?: 'formWebhook';
  /** Loaded by <img> and <video>, which send no headers: a media token in `t` replaces the bearer token. */
  media?: boolean;
  /** Which part of a family's record the response shows. Required for a GET; other calls are in the audit log. */
  reads?: Reads;
  /** False for callers without an app-check token: other programs, and the call that issues it. */
  appCheck?: false;
  /** Accepts the session cookie instead of a bearer token, same-origin only. Used by `auth/refresh` alone. */
  sessionCookie?: boolean;
};

export type Endpoint<S extends EndpointSpec = EndpointSpec> = Readonly<S> & { readonly id: string };

type MustSayReads<S extends EndpointSpec> = 'GET' extends S['method'] ? { reads: Reads } : unknown;

/**
 * The one way to declare an endpoint: the server registers it, the client calls it, the API docs are generated from it.
 * A GET without `reads` does not compile, so that no new endpoint bypasses the family's read log.
 */
export const endpoint = <const S extends EndpointSpec>(spec: S & MustSayReads<S>): Endpoint<S> => ({
  ...(spec as S),
  id: `${spec.method} ${spec.path}`,
});

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Part<S, K extends string> = S extends Record<K, infer V> ? V : undefined;

/** Types that the handler receives. */
export type ParamsOf<S> = Out<Part<S, 'params'>>;
export type QueryOf<S> = Out<Part<S, 'query'>>;
export type BodyOf<S> = Out<Part<S, 'body'>>;
/** The type that the handler returns and the client receives. */
export type ReplyOf<S> = Out<Part<S, 'reply'>>;
/** The type that the client sends. */
export type CallInput<S> = (In<Part<S, 'params'>> extends undefined ? unknown : { params: In<Part<S, 'params'>> }) &
  (Out<Part<S, 'query'>> extends undefined ? unknown : { query?: Partial<Out<Part<S, 'query'>>> }) &
  (In<Part<S, 'body'>> extends undefined ? unknown : { body: In<Part<S, 'body'>> });
