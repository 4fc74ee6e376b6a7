import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { fileUrlOf, signFileUrl } from '../../kernel/files/file-url.ts';
import type { FileRow } from '../../kernel/files/queries.ts';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { downloadName } from './download.ts';

const ORIGIN = 'https://portal.example.test';
const server = useServer({ env: { PUBLIC_URL: ORIGIN } });
let file: FileRow;
let url: string;
let token: string;
beforeAll(async () => {
  file = await storeTestFile(server, { customerId: DEMO_PEOPLE.parent.id, originalName: 'Arlo’s plan.pdf' });
  url = fileUrlOf(file);
  token = await server.signIn('parent');
});

const prepare = (path: unknown, bearer = token) =>
  server.call('POST', 'download', { token: bearer, body: { url: path } });
const fetchStatic = (name: string, bearer = token) => server.call('GET', `static/${name}`, { token: bearer });

describe('preparing a download', () => {
  it('returns fileName, and static/{fileName} returns the file as an attachment [B564 C042 C043]', async () => {
    const { fileName } = (await prepare(url)).body.data;
    const response = await fetchStatic(fileName);
    expect(response.status).toBe(200);
    expect(response.text).toMatch(/^%PDF/);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="Plan.pdf"; filename*=UTF-8\'\'Arlo%E2%80%99s%20plan.pdf',
    );
  });

  it('accepts a URL with our own origin too', async () => {
    expect((await prepare(`${ORIGIN}${url}`)).status).toBe(200);
  });

  it.each([
    ['another host', (path: string) => `https://evil.test${path}`],
    ['a host that begins like ours', (path: string) => `${ORIGIN}.evil.test${path}`],
    ['a name before the host', (path: string) => `https://portal.example.test@evil.test${path}`],
    ['a password in ours', (path: string) => `https://a:b@portal.example.test${path}`],
    ['no scheme', (path: string) => `//evil.test${path}`],
    ['a backslash', (path: string) => `/\\evil.test${path}`],
    ['a tab', (path: string) => `/\t/evil.test${path}`],
    ['a dot', (path: string) => `/.//evil.test${path}`],
    ['a way up', (path: string) => `/api/files/../files${path}`],
    ['another path', () => '/api/user/me'],
    ['a local file', () => 'file:///etc/passwd'],
    ['a machine inside', () => 'http://169.254.169.254/latest/meta-data'],
    ['nothing', () => ''],
  ])('rejects %s [T106]', async (_title, made) => {
    expectInvalid(await prepare(made(url)), 'url', uploadTexts.invalidUrl);
  });

  it('returns 404 for files out of reach or unknown', async () => {
    expectFailure(await prepare(url, await server.signIn('subscriber')), 'not_found');
    expectFailure(await prepare(url.replace(file.id, DEMO_PEOPLE.parent.id)), 'not_found');
  });

  it('accepts a signed URL from the user it was made for', async () => {
    const hidden = await storeTestFile(server, { customerId: DEMO_PEOPLE.parent.id, visibility: 'staff' });
    const principal = await server.within(() => authenticate(`Bearer ${token}`));
    const signed = await signFileUrl(server.services.signer, hidden, principal, MINUTE);
    expectFailure(await prepare(fileUrlOf(hidden)), 'not_found');
    expect((await prepare(signed)).status).toBe(200);
    expectFailure(await prepare(signed, await server.signIn('subscriber')), 'not_found');
  });
});

describe('a prepared download under static/', () => {
  it('is for the same user only', async () => {
    const { fileName } = (await prepare(url)).body.data;
    for (const other of ['subscriber', 'coach', 'admin'] as const)
      expectFailure(await fetchStatic(fileName, await server.signIn(other)), 'not_found');
  });

  it('expires after a few minutes, and cannot be forged', async () => {
    const { signer } = server.services;
    const { parent } = DEMO_PEOPLE;
    expectFailure(await fetchStatic(await downloadName(signer, file, parent.id, -1)), 'not_found');
    const name = await downloadName(signer, file, parent.id);
    const [id, until, seal] = name.split('_');
    const later = (Number.parseInt(until ?? '', 36) + MINUTE).toString(36);
    for (const bad of [
      `${id}_${later}_${seal}`,
      name.replace(file.id, parent.id),
      'plan.pdf',
      '..%2F..%2Fetc%2Fpasswd',
    ])
      expectFailure(await fetchStatic(bad), 'not_found');
  });
});
