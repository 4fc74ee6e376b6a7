import { SECOND, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import type { CallInput, EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import type { Failure } from '@amberway/contract/kernel/envelope';
import { FAILURES, type FailureCode, tooManyText } from '@amberway/contract/kernel/errors';
import { decodeFields, decodeNames, encodeNames } from '@amberway/contract/kernel/wire';
import { ApiError } from './api-error.ts';
import { APP_CHECK_HEADER, currentAppCheck, renewAppCheck } from './app-check.ts';
import { dropEarly, dropEarlyReplies, takeEarlyReply } from './early.ts';
import { type Params, type Query, toUrl } from '@amberway/contract/kernel/request-url';
import { noteServerTime } from './server-time.ts';
import { currentBearer } from './sign-in/credentials.ts';

export type CallOptions = {
  /** Sent instead of this document's token; null sends none: auth/refresh uses the cookie. */
  bearer?: string | null | undefined;
  /** It changes nothing that a page shows. */
  harmless?: boolean;
  /** A response that was requested before this call. */
  early?: Promise<Response> | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Lets the request finish after the page has been closed. */
  keepalive?: boolean;
};

export type CallArgs<E> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

type Parts = { params?: Params; query?: Query; body?: unknown };

const TIMEOUT_MS = 30 * SECOND;
export const UNREACHABLE = 'The service could not be reached. Please check your connection and try again.';
const SESSION_CODES: readonly string[] = ['session_expired', 'unauthenticated'];

let onSessionRefused: () => void = () => {};
/**
 * Sets what happens when the server rejects the session's token. Returns a function that restores the
 * previous handler.
 */
export const whenSessionRefused = (handler: () => void): (() => void) => {
  const earlier = onSessionRefused;
  onSessionRefused = handler;
  return () => {
    onSessionRefused = earlier;
  };
};

let confirmSession: (() => Promise<void>) | undefined;
/**
 * A session that was opened from this device's copy has no token yet: its calls first wait for the server to confirm
 * it, and fail like any other call if the server cannot be reached.
 */
export const confirmBeforeCalls = (confirm: (() => Promise<void>) | undefined): void => {
  confirmSession = confirm;
};

const tokenForCall = async (): Promise<string | null> => {
  if (currentBearer() === null) await confirmSession?.();
  return currentBearer();
};

let sessionCalls = new AbortController();
/** Aborts when the session ends. */
export const sessionSignal = (): AbortSignal => sessionCalls.signal;
/** Responses to calls of an ended session must not reach the next one. */
export const abortSessionCalls = (): void => {
  dropEarly();
  confirmSession = undefined;
  sessionCalls.abort();
  sessionCalls = new AbortController();
};

const headersFor = async (token: string | null | undefined, options: CallOptions): Promise<Headers> => {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const appCheck = await currentAppCheck();
  if (appCheck) headers.set(APP_CHECK_HEADER, appCheck);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
};

const CODES: Partial<Record<number, FailureCode>> = { 429: 'too_many', 503: 'unavailable' };

/** For a response without our envelope, such as a proxy's. */
const messageFor = (code: FailureCode, response: Response): string => {
  const seconds = Number(response.headers.get('retry-after'));
  return code === 'too_many' && seconds > 0 ? tooManyText(Math.ceil(seconds)) : FAILURES[code].message;
};

const failureOf = (response: Response, body: Partial<Failure> | undefined): ApiError => {
  const code = CODES[response.status] ?? 'internal';
  return new ApiError({
    status: response.status,
    code: body?.code ?? code,
    message: body?.message ?? messageFor(code, response),
    errors: body?.errors,
    second: body?.second,
    requestId: response.headers.get('x-request-id') ?? body?.requestId,
  });
};

const unreachable = () => new ApiError({ status: 0, code: 'unavailable', message: UNREACHABLE, noResponse: true });

const urlOf = (endpoint: EndpointSpec, { params, query }: Parts) =>
  toUrl(endpoint, params, encodeNames(endpoint.wire, query) as Query | undefined);

const send = async (
  endpoint: EndpointSpec,
  input: Parts,
  token: string | null | undefined,
  options: CallOptions,
  limits: AbortSignal[] = [AbortSignal.timeout(TIMEOUT_MS)],
) => {
  const headers = await headersFor(token, options);
  const signals = [...limits, sessionCalls.signal, ...(options.signal ? [options.signal] : [])];
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  try {
    const response = await fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      headers,
      // The content type is JSON on every request, so a call without a body sends an empty object.
      ...(hasBody ? { body: JSON.stringify(encodeNames(endpoint.wire, input.body) ?? {}) } : {}),
      signal: AbortSignal.any(signals),
      keepalive: options.keepalive ?? false,
    });
    noteServerTime(response);
    return response;
  } catch (error) {
    // An abort is passed on to the caller that aborted; everything else is a network failure.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  }
};

const envelopeOf = async (response: Response): Promise<{ status?: unknown } | undefined> => {
  try {
    return (await response.json()) as { status?: unknown };
  } catch {
    return undefined;
  }
};

const appCheckFailed = ({ status }: Response, body: Partial<Failure> | undefined) =>
  status === 401 && body?.code === 'app_check_failed';

export const isSessionRefusal = ({ status, code }: ApiError): boolean => status === 401 && SESSION_CODES.includes(code);

/** Ends the session if its token was rejected and is still the token of this document. */
export const endRefusedSession = (failure: ApiError, token: string | null): void => {
  if (isSessionRefusal(failure) && token !== null && token === currentBearer()) onSessionRefused();
};

/** The error to throw. */
const refusal = (
  { wire }: EndpointSpec,
  response: Response,
  body: Partial<Failure> | undefined,
  token: string | null,
  ownToken: boolean,
) => {
  const failure = failureOf(
    response,
    body && { ...body, ...(body.errors && { errors: decodeFields(wire, body.errors) }) },
  );
  if (ownToken) endRefusedSession(failure, token);
  return failure;
};

/** Returns the response and, if it failed, its error. A rejected app-check token is renewed once. */
const withAppCheck = async (
  attempt: () => Promise<Response>,
  isRead: (response: Response) => boolean = (response) => !response.ok,
): Promise<{ response: Response; body: Partial<Failure> | undefined }> => {
  const once = async () => {
    const response = await attempt();
    return {
      response,
      body: isRead(response) ? ((await envelopeOf(response)) as Partial<Failure> | undefined) : undefined,
    };
  };
  const first = await once();
  if (!appCheckFailed(first.response, first.body)) return first;
  await renewAppCheck();
  return once();
};

/** Calls a declared endpoint and returns its envelope; throws an ApiError for anything but success. */
export const call = async <const E extends EndpointSpec>(endpoint: E, ...args: CallArgs<E>): Promise<ReplyOf<E>> => {
  const input = (args[0] ?? {}) as Parts;
  const options = args[1] ?? {};
  if (endpoint.method === 'GET' && options.bearer === undefined) {
    const early = await takeEarlyReply(urlOf(endpoint, input));
    if (early !== undefined) return decodeNames(endpoint.wire, early) as ReplyOf<E>;
  }
  const token = options.bearer === undefined ? await tokenForCall() : options.bearer;
  if (endpoint.method !== 'GET' && options.bearer === undefined && !options.harmless) dropEarlyReplies();
  let { early } = options;
  const attempt = async () => {
    const first = await early?.catch(() => undefined);
    if (first) noteServerTime(first);
    early = undefined;
    return first ?? send(endpoint, input, token, options);
  };
  const { response, body } = await withAppCheck(attempt, () => true);
  // Cut off on the way, or of a network's own page: nothing says what the server did.
  if (response.ok && body?.status === undefined) throw unreachable();
  if (response.ok && (body as { status?: unknown }).status === true)
    return decodeNames(endpoint.wire, body) as ReplyOf<E>;
  throw refusal(endpoint, response, body, token, options.bearer === undefined);
};

/** Opens a declared stream and returns its bytes, without a timeout: the signal or the end of the session closes it. */
export const openStream = async (endpoint: EndpointSpec, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const token = await tokenForCall();
  const { response, body } = await withAppCheck(() => send(endpoint, {}, token, { signal }, []));
  if (response.ok && response.body) return response.body;
  throw refusal(endpoint, response, body, token, true);
};

/** Calls an endpoint that returns a file. Failures use the same envelope as everywhere. */
export const callFile = async <const E extends EndpointSpec>(endpoint: E, ...args: CallArgs<E>): Promise<Blob> => {
  const input = (args[0] ?? {}) as Parts;
  const options = args[1] ?? {};
  const token = options.bearer === undefined ? await tokenForCall() : options.bearer;
  // A large file on a slow connection takes long.
  const { response, body } = await withAppCheck(() =>
    send(endpoint, input, token, options, [AbortSignal.timeout(TRANSFER_MS)]),
  );
  if (response.ok) return response.blob();
  throw refusal(endpoint, response, body, token, options.bearer === undefined);
};
