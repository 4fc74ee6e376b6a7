import { describe, expect, it } from 'vitest';
import type { Role } from '../kernel/roles.ts';
import { mayOpen, type ScreenKey, SCREENS, screenTitle, noteScreenTitle } from './routes.ts';

// Written from the specification, independently of the table under test.

const keyOf = (path: string): ScreenKey => {
  const found = (Object.keys(SCREENS) as ScreenKey[]).find(
    (key) => SCREENS[key].path === `/dashboard${path && `/${path}`}`,
  );
  if (!found) throw new Error(`no screen at ${path}`);
  return found;
};
const opens = (path: string): Role[] =>
  (['Administrator', 'BusinessUser', 'Customer', 'Member', 'BusinessAccesCustomer'] as const).filter((role) =>
    mayOpen(keyOf(path), role),
  );

const ADMIN_ONLY = [
  'users/business',
  'users/admin',
  'users/program',
  'users/subscribers',
  'settings/tracking',
  'resources/categories',
  'videos/categories',
  'author',
  'shorts/levels',
  'shorts/categories',
  'avatar',
  'avatar/events',
  'features',
  'uploads',
];
const STAFF = [
  'users/customer',
  'users/customer/subscriber',
  'users/members',
  'resources',
  'resources/:id',
  'workshops',
  'course',
  'videos',
  'blogs',
  'broadcastmessages',
  'posts',
  'home',
  'shorts',
  'emails',
];
const EVERYONE = [
  '',
  'customer{id}',
  'business{id}',
  'myprogram',
  'myprogram/customer{id}',
  'myprogram/:goalName',
  'myforms/:type?',
  'myforms/details',
  'mysessions',
  'myresources',
  'clientFiles',
  'clientFiles/bin',
  'myfavorites',
  'mynotifications',
  'mylearning',
  'myapps',
  'event-callback/:id/:type',
  'sharedVideos',
  'sessionNote/:sessionId/:action',
  'settings',
  'ideasForHome',
  'dailyInsights',
  'profile/sessions',
  'users/expand',
];

describe('who may open a screen', () => {
  it.each(ADMIN_ONLY)('%s is open to administrators only [B027]', (path) => {
    expect(opens(path)).toEqual(['Administrator']);
  });
  it.each(STAFF)('%s is open to business users and administrators [B029]', (path) => {
    expect(opens(path)).toEqual(['Administrator', 'BusinessUser']);
  });
  it.each(EVERYONE)('/dashboard/%s is open to every signed-in role [B031]', (path) => {
    expect(opens(path)).toEqual(['Administrator', 'BusinessUser', 'Customer', 'BusinessAccesCustomer']);
  });
  it('reports is open to administrators and customers, not to business users [B031]', () => {
    expect(opens('reports')).toEqual(['Administrator', 'Customer', 'BusinessAccesCustomer']);
  });
  it('privacy, which is not in the specification, is open to the family itself only', () => {
    expect(opens('privacy')).toEqual(['Customer']);
  });
  it.each([
    'outbox',
    'jobs',
    'status',
    'signins',
    'erasures',
    'privacy/:customerId',
    'unusualReading',
    'unusualReading/:id',
    'settings/lookups',
  ])('%s, which is not in the specification, is open to administrators only', (path) => {
    expect(opens(path)).toEqual(['Administrator']);
  });
  it('the page of a child, which is not in the specification, is open to staff only', () => {
    expect(opens('child/:memberId')).toEqual(['Administrator', 'BusinessUser']);
  });
  it.each(['myposts', 'messages'])('%s, which is not in the specification, is open to families only', (path) => {
    expect(opens(path)).toEqual(['Customer', 'BusinessAccesCustomer']);
  });
  it.each(['assessment', 'mydiary', 'path', 'skillgraph', 'week'])(
    '%s, not in the specification, is open to every signed-in role',
    (path) => {
      expect(opens(path)).toEqual(['Administrator', 'BusinessUser', 'Customer', 'BusinessAccesCustomer']);
    },
  );
  it('every screen is covered by the expectations above', () => {
    const expected = [
      ...ADMIN_ONLY,
      ...STAFF,
      ...EVERYONE,
      'assessment',
      'child/:memberId',
      'mydiary',
      'myposts',
      'messages',
      'path',
      'skillgraph',
      'goals',
      'week',
      'reports',
      'outbox',
      'jobs',
      'status',
      'signins',
      'erasures',
      'unusualReading',
      'unusualReading/:id',
      'privacy',
      'privacy/:customerId',
      'settings/lookups',
      'settings/password',
    ]
      .map(keyOf)
      .toSorted();
    expect(expected).toEqual((Object.keys(SCREENS) as ScreenKey[]).toSorted());
  });
});

const titles = (role: Role, paths: string[]) => paths.map((path) => screenTitle(keyOf(path), role));

describe('page titles', () => {
  it.each(['Customer', 'BusinessAccesCustomer'] as const)('%s sees the specified page titles [B037 B038]', (role) => {
    expect(
      titles(role, [
        '',
        'myprogram',
        'myforms/:type?',
        'myforms/details',
        'mysessions',
        'myfavorites',
        'mylearning',
        'myresources',
        'myapps',
        'mynotifications',
        'sharedVideos',
        'reports',
      ]),
    ).toEqual([
      'Dashboard',
      'My Programs',
      'Onboard Forms',
      'Onboard Form details',
      'My Activities',
      'My Favorites',
      'Library',
      'My Resources',
      'My Apps',
      'My Notifications',
      'My Videos',
      'Reports',
    ]);
  });
  it('an Administrator sees the specified page titles [B039 B040]', () => {
    expect(
      titles('Administrator', [
        '',
        'users/business',
        'users/customer',
        'users/members',
        'settings/tracking',
        'workshops',
        'broadcastmessages',
        'resources',
        'author',
        'videos',
        'course',
        'blogs',
        'posts',
      ]),
    ).toEqual([
      'Administrator',
      'Business',
      'Customer',
      'Members',
      'Tracking',
      'WorkShops',
      'Broadcast Messages',
      'Resources',
      'Authors',
      'Videos',
      'Courses',
      'Blogs',
      'Posts',
    ]);
  });
  it('a BusinessUser sees Customers as home title and plain names elsewhere [B041 B042]', () => {
    expect(titles('BusinessUser', [''])).toEqual(['Customers']);
    const named = [
      'myprogram',
      'myforms/:type?',
      'mysessions',
      'myfavorites',
      'mylearning',
      'myapps',
      'resources',
      'blogs',
      'broadcastmessages',
      'posts',
      'users/members',
      'mynotifications',
    ];
    for (const title of titles('BusinessUser', named)) expect(title).toMatch(/^[A-Z]/);
    expect(titles('BusinessUser', ['mysessions', 'mylearning'])).not.toEqual(
      titles('Customer', ['mysessions', 'mylearning']),
    );
  });
});

describe('activity note title', () => {
  it("the title is the capitalised action followed by 'session'", () => {
    expect(['create', 'edit', 'view'].map(noteScreenTitle)).toEqual(['Create session', 'Edit session', 'View session']);
  });
  it('an unknown action in the path is not shown in the title', () => {
    expect(noteScreenTitle('<b>x')).toBe('Activity note');
    expect(noteScreenTitle(undefined)).toBe('Activity note');
  });
});
