import { describe, expect, it } from 'vitest';
import { fileUrl, parseFileUrl } from './file-url.ts';

const ID = '019a0000-0000-7000-8000-000000000000';
const PATH = fileUrl(ID, 'plan.pdf');
const ORIGIN = 'https://portal.test';

describe('parseFileUrl', () => {
  it('a file URL is parsed as a path, or with one of our own origins', () => {
    const found = { id: ID, name: 'plan.pdf', token: undefined };
    expect(parseFileUrl(PATH)).toEqual(found);
    expect(parseFileUrl(`${ORIGIN}${PATH}`, [ORIGIN])).toEqual(found);
    expect(parseFileUrl(`${PATH}?t=abc&size=200`)?.token).toBe('abc');
  });

  it.each([
    `${ORIGIN}${PATH}`,
    `//evil.test${PATH}`,
    `/\\evil.test${PATH}`,
    `/\t/evil.test${PATH}`,
    `/.//evil.test${PATH}`,
    `\\\\evil.test${PATH}`,
    `http://own.invalid${PATH}`,
    `javascript:${PATH}`,
    `data:text/html,${PATH}`,
    PATH.slice(1),
    `.${PATH}`,
    ` ${PATH}`,
    `${PATH}#x`,
    `${PATH}/x`,
    `${PATH}%2f..%2fx`,
    `/api/files/${ID}/`,
    `/api/files/${ID}/..`,
    `/api/files/${ID.toUpperCase()}x/plan.pdf`,
    '/api/user/me',
    '',
  ])('%j is not parsed: it is not a URL of our files', (url) => expect(parseFileUrl(url)).toBeUndefined());
});
