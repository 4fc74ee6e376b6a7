import { SECOND, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import type { CallInput, EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import type { Failure } from '@amberway/contract/kernel/envelope';
import { FAILURES, type FailureCode, tooManyText } from '@amberway/contract/kernel/errors';
import { decodeFields, decodeNames, encodeNames } from '@amberway/contract/kernel/wire';
import { ApiError } from './api-error.ts';
import { APP_CHECK_HEADER, currentAppCheck, renewAppCheck } from './app-check.ts';
import { type Params, type Query, toAddress } from './request.ts';
import { currentBearer } from './sign-in/credentials.ts';

export type CallOptions = {
  /** Sent in place of this document's token; null sends none, and auth/refresh goes by the cookie. */
  bearer?: string | null | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Lets the request finish after the page is gone. */
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
 * The session module says here what happens when the server no longer knows its token. What it answers puts the
 * earlier handler back.
 */
export const whenSessionRefused = (handler: () => void): (() => void) => {
  const earlier = onSessionRefused;
  onSessionRefused = handler;
  return () => {
    onSessionRefused = earlier;
  };
};

let sessionCalls = new AbortController();
/** Aborts when the session ends. */
export const sessionSignal = (): AbortSignal => sessionCalls.signal;
/** Calls of an ended session must not answer into the next one. */
export const abortSessionCalls = (): void => {
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

/** For a response without our envelope, as a proxy sends it. */
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
    requestId: response.headers.get('x-request-id') ?? body?.requestId,
  });
};

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
    return await fetch(
      toAddress(endpoint, input.params, encodeNames(endpoint.wire, input.query) as Query | undefined),
      {
        method: endpoint.method,
        headers,
        // The content type is JSON on every request, so a call without a body sends an empty object.
        ...(hasBody ? { body: JSON.stringify(encodeNames(endpoint.wire, input.body) ?? {}) } : {}),
        signal: AbortSignal.any(signals),
        keepalive: options.keepalive ?? false,
      },
    );
  } catch (error) {
    // Whoever cancelled knows why; everything else is the network.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'unavailable', message: UNREACHABLE, noResponse: true });
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

/** Ends the session when it was the session that was refused: this document's, while it is still that one. */
export const endRefusedSession = (failure: ApiError, token: string | null): void => {
  if (isSessionRefusal(failure) && token !== null && token === currentBearer()) onSessionRefused();
};

/** The failure to throw. */
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

/** A response with its failure, if it is one. An app-check token that was refused is renewed once. */
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

/** Calls one declared endpoint and returns its envelope; anything but success is thrown as an ApiError. */
export const call = async <const E extends EndpointSpec>(endpoint: E, ...args: CallArgs<E>): Promise<ReplyOf<E>> => {
  const input = (args[0] ?? {}) as Parts;
  const options = args[1] ?? {};
  const token = options.bearer === undefined ? currentBearer() : options.bearer;
  const { response, body } = await withAppCheck(
    () => send(endpoint, input, token, options),
    () => true,
  );
  if (response.ok && (body as { status?: unknown } | undefined)?.status === true)
    return decodeNames(endpoint.wire, body) as ReplyOf<E>;
  throw refusal(endpoint, response, body, token, options.bearer === undefined);
};

/** Opens a declared stream and returns its bytes. It has no time limit: the signal and the end of the session end it. */
export const openStream = async (endpoint: EndpointSpec, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const token = currentBearer();
  const { response, body } = await withAppCheck(() => send(endpoint, {}, token, { signal }, []));
  if (response.ok && response.body) return response.body;
  throw refusal(endpoint, response, body, token, true);
};

/** Calls an endpoint that returns a file. A failure is the same envelope as everywhere. */
export const callFile = async <const E extends EndpointSpec>(endpoint: E, ...args: CallArgs<E>): Promise<Blob> => {
  const input = (args[0] ?? {}) as Parts;
  const options = args[1] ?? {};
  const token = options.bearer === undefined ? currentBearer() : options.bearer;
  // A large file on a slow line takes its time.
  const { response, body } = await withAppCheck(() =>
    send(endpoint, input, token, options, [AbortSignal.timeout(TRANSFER_MS)]),
  );
  if (response.ok) return response.blob();
  throw refusal(endpoint, response, body, token, options.bearer === undefined);
};
