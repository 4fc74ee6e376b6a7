import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { ApiError } from './api-error.ts';
import { abortSessionCalls, whenSessionRefused } from './api.ts';
import { fileSrc } from './file-src.ts';
import { setBearer } from './sign-in/credentials.ts';
import { setMediaToken } from './sign-in/media-token.ts';
import { write } from './sign-in/storage.ts';
import { uploadFile } from './upload.ts';
import { holdTransfers, type Transfer } from '../ui/testing/transfers.ts';

const file = new File(['hello'], 'plan.pdf');
const stored = {
  _id: '1',
  public_url: '/api/files/1/plan.pdf',
  fileName: 'plan.pdf',
  size: 5,
  type: 'application/pdf',
};
let sent: Transfer[] = [];
const next = () => vi.waitFor(() => sent.shift() ?? Promise.reject(new Error('nothing was sent')));
const refused = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  refused.mockClear();
  write('appCheckToken', 'check');
  setBearer('my-token');
  sent = holdTransfers();
  return whenSessionRefused(refused);
});

describe('uploadFile', () => {
  it('sends the file in the field file, with the session, and returns what is stored [B121]', async () => {
    const uploading = uploadFile(file, { purpose: 'document' });
    const request = await next();
    expect([request.method, request.url]).toEqual(['POST', '/api/upload?purpose=document']);
    expect(request.headers).toMatchObject({ authorization: 'Bearer my-token', 'x-app-check': 'check' });
    // The browser sets the content type itself, with the boundary.
    expect(request.headers).not.toHaveProperty('content-type');
    expect(request.form?.get('file')).toMatchObject({ name: 'plan.pdf', size: 5 });
    request.keep(stored);
    expect(await uploading).toEqual(stored);
  });

  it('lets the server shrink pictures', async () => {
    const uploading = uploadFile(file, { resize: true });
    const request = await next();
    expect(request.url).toBe('/api/upload-with-resize');
    request.keep(stored);
    await uploading;
  });

  it('reports the progress', async () => {
    const shares: number[] = [];
    const uploading = uploadFile(file, { onProgress: (share) => shares.push(share) });
    const request = await next();
    request.progress(1, 4);
    request.progress(2, 0);
    request.progress(4, 4);
    request.keep(stored);
    await uploading;
    expect(shares).toEqual([0.25, 1]);
  });

  it('can be cancelled before and during sending, and by the end of the session', async () => {
    const cancelled = { name: 'AbortError' };
    await expect(uploadFile(file, { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
    expect(sent).toEqual([]);
    const controller = new AbortController();
    const uploading = uploadFile(file, { signal: controller.signal });
    await next();
    controller.abort();
    await expect(uploading).rejects.toMatchObject(cancelled);
    const other = uploadFile(file);
    await next();
    abortSessionCalls();
    await expect(other).rejects.toMatchObject(cancelled);
  });

  it('throws the server’s messages by field', async () => {
    const uploading = uploadFile(file);
    const { tooLarge } = UPLOAD_RULES.general;
    (await next()).respond(413, { status: false, code: 'too_large', message: tooLarge, errors: { file: tooLarge } });
    await expect(uploading).rejects.toMatchObject({
      name: 'ApiError',
      status: 413,
      code: 'too_large',
      message: tooLarge,
      errors: { file: tooLarge },
      requestId: 'request-1',
    });
    expect(refused).not.toHaveBeenCalled();
  });

  it('throws an ApiError when a proxy responds or no response arrives', async () => {
    const refusedByProxy = uploadFile(file);
    (await next()).respond(413, '<html>413</html>');
    await expect(refusedByProxy).rejects.toMatchObject({ status: 413, code: 'too_large' });
    const cut = uploadFile(file);
    (await next()).end('error');
    const error = await cut.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ noResponse: true });
  });

  it('ends a session that the server no longer knows', async () => {
    const uploading = uploadFile(file);
    (await next()).respond(401, { status: false, code: 'session_expired', message: 'x' });
    await expect(uploading).rejects.toMatchObject({ status: 401 });
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe('fileSrc', () => {
  const path = '/api/files/019a0000-0000-7000-8000-000000000000/me.png';
  beforeEach(() => setMediaToken('media'));

  it('adds the media token and the size to the URLs of our own files [B623 B911]', () => {
    expect(fileSrc(path)).toBe(`${path}?t=media`);
    expect(fileSrc(path, 200)).toBe(`${path}?size=200&t=media`);
    expect(fileSrc(`${location.origin}${path}`, 400)).toBe(`${location.origin}${path}?size=400&t=media`);
    expect(fileSrc(`${path}?t=signed`)).toBe(`${path}?t=signed`);
  });

  it('never adds the token to the URL of another host', () => {
    for (const url of [
      `https://evil.test${path}`,
      `//evil.test${path}`,
      `/\\evil.test${path}`,
      'data:image/png;base64,AA',
      '/icons/a.svg',
    ])
      expect(fileSrc(url)).toBe(url);
  });
});
