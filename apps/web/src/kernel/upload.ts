import type { Failure } from '@amberway/contract/kernel/envelope';
import { FAILURES } from '@amberway/contract/kernel/errors';
import type { EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { uploadFile as uploadAsItIs, uploadResized } from '@amberway/contract/uploads/endpoints';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { ApiError } from './api-error.ts';
import { endRefusedSession, sessionSignal, UNREACHABLE } from './api.ts';
import { APP_CHECK_HEADER, currentAppCheck, renewAppCheck } from './app-check.ts';
import { type Params, toUrl } from '@amberway/contract/kernel/request-url';
import { currentBearer } from './sign-in/credentials.ts';

// Files are sent by XMLHttpRequest: fetch reports no upload progress.

export type TransferOptions = {
  /** From 0 to 1, as the bytes are sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
type Options = TransferOptions & {
  purpose?: UploadPurpose;
  /** Lets the server shrink a large picture. */
  resize?: boolean;
};

type SendOptions = { onProgress: Options['onProgress']; signal: AbortSignal };
type Body = Partial<Failure> | { status: true; data: unknown };
type UploadResponse = { status: number; body: Body | undefined; requestId: string | undefined };
/** A declared endpoint that takes files. */
type Target = {
  url: string;
  files: readonly File[];
  fields?: Readonly<Record<string, string>> | undefined;
  idempotencyKey?: string | undefined;
};

const parse = (text: string) => {
  try {
    return JSON.parse(text) as UploadResponse['body'];
  } catch {
    return undefined;
  }
};

const unreachable = () => new ApiError({ status: 0, code: 'unavailable', message: UNREACHABLE, noResponse: true });
const cancelled = () => new DOMException('The upload was cancelled.', 'AbortError');

const send = (
  { url, fields = {}, files }: Target,
  headers: Record<string, string>,
  { onProgress, signal }: SendOptions,
): Promise<UploadResponse> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(cancelled());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: parse(request.responseText),
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      }),
    );
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(cancelled()));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    const form = new FormData();
    // Before the files, so that the server can reject the request without having read them.
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('file', file, file.name);
    request.send(form);
    return undefined;
  });

const failureOf = ({ status, body, requestId }: UploadResponse): ApiError => {
  const failure = (body ?? {}) as Partial<Failure>;
  const fallback = status === 503 ? 'unavailable' : status === 413 ? 'too_large' : 'internal';
  return new ApiError({
    status,
    code: failure.code ?? fallback,
    message: failure.message ?? FAILURES[fallback].message,
    errors: failure.errors,
    requestId: requestId ?? failure.requestId,
  });
};

const headersFor = async (token: string | null, key?: string): Promise<Record<string, string>> => {
  const appCheck = await currentAppCheck();
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(appCheck && { [APP_CHECK_HEADER]: appCheck }),
    ...(key && { 'Idempotency-Key': key }),
  };
};

const transfer = async (target: Target, { onProgress, signal }: TransferOptions): Promise<unknown> => {
  const transferOptions = { onProgress, signal: AbortSignal.any([sessionSignal(), ...(signal ? [signal] : [])]) };
  const token = currentBearer();
  const attempt = async () => send(target, await headersFor(token, target.idempotencyKey), transferOptions);
  let response = await attempt();
  if (response.status === 401 && (response.body as Partial<Failure> | undefined)?.code === 'app_check_failed') {
    await renewAppCheck();
    response = await attempt();
  }
  if (response.status === 200 && response.body?.status === true) return response.body.data;
  const failure = failureOf(response);
  endRefusedSession(failure, token);
  throw failure;
};

/** Uploads a file and returns its URL and metadata. Throws an ApiError, or an AbortError when cancelled. */
export const uploadFile = async (file: File, { purpose, resize, ...options }: Options = {}): Promise<UploadedFile> => {
  const url = toUrl(resize ? uploadResized : uploadAsItIs, {}, { purpose });
  return (await transfer({ url, files: [file] }, options)) as UploadedFile;
};

type DataOf<E> = ReplyOf<E> extends { data: infer D } ? D : never;
type FileTarget = Pick<Target, 'fields' | 'idempotencyKey'> & { params: Params };

/** The same for an endpoint that stores the file with a record, with the fields it requires. */
export const uploadTo = async <const E extends EndpointSpec>(
  endpoint: E,
  { params, ...target }: FileTarget,
  file: File,
  options: TransferOptions = {},
): Promise<DataOf<E>> =>
  (await transfer({ url: toUrl(endpoint, params), ...target, files: [file] }, options)) as DataOf<E>;

type Form = { fields: Readonly<Record<string, string>>; files: readonly File[]; idempotencyKey: string };

/** Sends a form with any number of files in one request. */
export const sendForm = async <const E extends EndpointSpec>(
  endpoint: E,
  form: Form,
  options: TransferOptions = {},
): Promise<DataOf<E>> => (await transfer({ url: toUrl(endpoint), ...form }, options)) as DataOf<E>;
