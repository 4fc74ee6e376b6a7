import { describe, expect, it } from 'vitest';
import { safeRedirect, safeReturn } from './redirects.ts';

const ID = '01890f3e-0000-7000-8000-00000000000a';

describe('redirect targets', () => {
  it.each([
    '/dashboard/profile/sessions',
    '/dashboard/myprogram',
    '/dashboard/mysessions',
    '/dashboard/dailyInsights',
    '/dashboard/clientFiles',
    '/dashboard/myresources',
    '/dashboard/sharedVideos',
    '/dashboard/ideasForHome',
    `/dashboard/sessionNote/${ID}/view`,
  ])('a redirect to %s is followed [B026]', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it('a redirect keeps query and hash, and matches paths with and without their optional part', () => {
    expect(safeRedirect('/dashboard?memberId=1#top')).toBe('/dashboard?memberId=1#top');
    expect(safeRedirect('/dashboard/myforms')).toBe('/dashboard/myforms');
    expect(safeRedirect('/dashboard/myforms/child')).toBe('/dashboard/myforms/child');
    expect(safeRedirect(`/dashboard/customer${ID}`)).toBe(`/dashboard/customer${ID}`);
    expect(safeRedirect(`/dashboard/business/${ID}`)).toBe(`/dashboard/business/${ID}`);
  });

  it('a missing redirect target leads to /dashboard [B023 B025]', () => {
    expect(safeRedirect(null)).toBe('/dashboard');
    expect(safeRedirect('')).toBe('/dashboard');
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/dashboard/../..//evil.test',
    '/dashboard/..',
    '/dashboard/%2e%2e/login',
    '/%2F%2Fevil.test',
    '/%5Cevil.test',
    '/dashboard//evil.test',
    '/dashboard/\\evil.test',
    'https://evil.test/dashboard',
    'https:/dashboard',
    'https:dashboard',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '/dashboard\0',
    '/dashboard .evil.test',
    '/dashboard@evil.test',
    '/login',
    '/api/auth/logout',
    '/nowhere',
    'dashboard',
    '?redirect=/dashboard',
  ])('a redirect to %j is rejected', (target) => {
    expect(safeRedirect(target)).toBe('/dashboard');
    expect(safeReturn(target)).toBe('/dashboard');
  });

  it('sign-in may return to a switch path, but a switch never leads to another switch', () => {
    const target = `/member/${ID}?redirect=/dashboard/mysessions`;
    expect(safeReturn(target)).toBe(target);
    expect(safeRedirect(target)).toBe('/dashboard');
    expect(safeRedirect(`/dashboard/customer/${ID}`)).toBe('/dashboard');
  });
});
