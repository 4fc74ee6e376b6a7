import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { GoogleFailure } from './failure.ts';

// All calls to Google: with a timeout, without following redirects, and with a limit on the response size.

const MAX_BYTES = 8 * 1024 * 1024;

export type Question = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string | URL;
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  /** For a body too large for memory. */
  stream?: { body: Readable; type: string };
  signal?: AbortSignal | undefined;
  timeoutMs: number;
};

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new GoogleFailure('rubbish', response.status);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const RATE_REASONS = /rateLimitExceeded|quotaExceeded|RATE_LIMIT|RESOURCE_EXHAUSTED/;

const troubleOf = (status: number, text: string): GoogleFailure => {
  if (status === 401) return new GoogleFailure('revoked', status);
  if (status === 410) return new GoogleFailure('gone', status);
  if (status === 429 || (status === 403 && RATE_REASONS.test(text))) return new GoogleFailure('limited', status);
  if (status === 400 && /invalid_grant/.test(text)) return new GoogleFailure('revoked', status);
  if (status >= 500) return new GoogleFailure('unreachable', status);
  return new GoogleFailure('refused', status);
};

type Sent = { body?: BodyInit; headers?: Record<string, string>; duplex?: 'half' };

const bodyOf = ({ json, form, stream }: Question): Sent => {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (form) return { body: new URLSearchParams(form) };
  if (!stream) return {};
  return { body: stream.body as unknown as BodyInit, headers: { 'content-type': stream.type }, duplex: 'half' };
};

const send = async (question: Question): Promise<{ status: number; text: string }> => {
  const { method, url, token, signal, timeoutMs } = question;
  const { headers, ...body } = bodyOf(question);
  try {
    const response = await fetch(url, {
      method,
      ...body,
      headers: { accept: 'application/json', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof GoogleFailure) throw error;
    const failure = new GoogleFailure('unreachable');
    failure.cause = error;
    throw failure;
  }
};

/** Returns the response parsed by its schema; everything else is a GoogleFailure. */
export const callGoogle = async <S extends z.ZodType>(question: Question, schema: S): Promise<z.output<S>> => {
  const { status, text } = await send(question);
  if (status < 200 || status >= 300) throw troubleOf(status, text);
  const result = schema.safeParse(parsed(text));
  if (!result.success) throw new GoogleFailure('rubbish', status);
  return result.data;
};

/** For calls whose response has no content. */
export const postGoogle = async (question: Question): Promise<void> => {
  const { status, text } = await send(question);
  if (status < 200 || status >= 300) throw troubleOf(status, text);
};
