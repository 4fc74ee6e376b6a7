import type { CustomFetch } from 'openid-client';
import { OidcFailure } from './failure.ts';
import { isLoopback } from './loopback.ts';
import type { OidcSettings } from './settings.ts';

// All requests to the directory: with a timeout, without following redirects, with a limit on the response size, and
// over https. The addresses come from the operator and from the directory's own metadata, never from a request.

/** The metadata and keys of large directories have some ten kilobytes. */
const MAX_BYTES = 512 * 1024;

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new OidcFailure('unreachable', 'too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

export const boundedFetch =
  (settings: Pick<OidcSettings, 'timeoutMs'>): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    if (new URL(url).protocol !== 'https:' && !isLoopback(url)) throw new OidcFailure('unreachable', 'not_https');
    try {
      const sent: RequestInit = { method, headers, body: body as BodyInit };
      const response = await fetch(url, {
        ...sent,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(settings.timeoutMs), ...(signal ? [signal] : [])]),
      });
      const { status } = response;
      const text = await readText(response);
      if (status === 429 || status >= 500) throw new OidcFailure('unreachable', `status_${status}`);
      const type = response.headers.get('content-type');
      return new Response(text || null, { status, ...(type && { headers: { 'content-type': type } }) });
    } catch (error) {
      if (error instanceof OidcFailure) throw error;
      throw new OidcFailure('unreachable', 'no_response', error);
    }
  };
