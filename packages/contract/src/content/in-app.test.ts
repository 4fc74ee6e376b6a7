import { describe, expect, it } from 'vitest';
import { inAppPath } from './in-app.ts';

const settings = { appLinkPrefix: 'amberway://' };
const ID = '05a00000-0000-7000-8000-000000000259';

describe('inAppPath', () => {
  it.each([
    [`amberway://event-callback/${ID}/blog`, `/dashboard/event-callback/${ID}/blog`],
    [`amberway://event-callback/${ID}/resources`, `/dashboard/event-callback/${ID}/resources`],
    ['amberway://diary', '/dashboard/mydiary'],
    ['amberway://mylearning', '/dashboard/mylearning'],
  ])('%s opens %s [B913]', (link, path) => expect(inAppPath(settings, link)).toBe(path));

  it.each([
    'https://elsewhere.test',
    'javascript:alert(1)',
    'amberway:///evil.test',
    'amberway://../login',
    'amberway://no-such-screen',
    '',
  ])('%s opens no page', (link) => expect(inAppPath(settings, link)).toBeNull());
});
