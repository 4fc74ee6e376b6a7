import { describe, expect, it } from 'vitest';
import { generatePath } from './generate-path.ts';
import { matchPath, matchRoutes } from './paths.ts';

describe('matching a path', () => {
  it.each([
    ['/login', '/login', {}],
    ['/login', '/LogIn/', {}],
    ['/', '/', {}],
    ['/forms/:type', '/forms/child', { type: 'child' }],
    ['/forms/:type?', '/forms', { type: undefined }],
    ['/forms/:type?', '/forms/Child', { type: 'Child' }],
    ['/notes/:id/:action', '/notes/7/edit', { id: '7', action: 'edit' }],
    ['/dashboard/*', '/dashboard', {}],
    ['/dashboard/*', '/dashboard/a/b', {}],
    ['*', '/anything/at/all', {}],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/login', '/logins'],
    ['/login', '/login/more'],
    ['/login', '//login'],
    ['/', '/login'],
    ['/forms/:type', '/forms'],
    ['/forms/:type', '/forms/'],
    ['/forms/:type', '/forms//'],
    ['/forms/:type?', '/forms/a/b'],
    ['/notes/:id/:action', '/notes//edit'],
    ['/dashboard/*', '/dashboards'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  it('decodes each segment once', () => {
    expect(matchPath('/a/:id', '/a/caf%C3%A9%20au%20lait')).toEqual({ id: 'café au lait' });
    expect(matchPath('/a/:id', '/a/one%2Ftwo')).toEqual({ id: 'one/two' });
    expect(matchPath('/a/:id', '/a/one%252Ftwo')).toEqual({ id: 'one%2Ftwo' });
    expect(matchPath('/my forms', '/my%20forms')).toEqual({});
  });

  it.each(['%', '%E0%A4%A', '100%'])('takes the malformed escape %s as it is', (id) => {
    expect(matchPath('/a/:id', `/a/${id}`)).toEqual({ id });
    expect(matchPath('/b', `/${id}`)).toBeNull();
  });
});

describe('choosing a route', () => {
  const routes = [
    '*',
    '/:person',
    '/:person/notes',
    '/a/*',
    '/a',
    '/a/:id',
    '/a/:id/:action',
    '/a/b',
    '/f/:type?',
    '/',
  ];
  const at = (path: string, order = routes) =>
    matchRoutes(
      order.map((each) => ({ path: each })),
      path,
    )?.route.path;
  const EXPECTED = {
    '/': '/',
    '/a': '/a',
    '/a/b': '/a/b',
    '/a/c': '/a/:id',
    '/a/notes': '/a/:id',
    '/x/notes': '/:person/notes',
    '/a/c/edit': '/a/:id/:action',
    '/a/c/edit/now': '/a/*',
    '/f': '/f/:type?',
    '/f/child': '/f/:type?',
    '/b': '/:person',
    '/b/c': '*',
  };

  it.each(Object.entries(EXPECTED))('%s is for %s, whatever the order', (path, route) => {
    expect(at(path)).toBe(route);
    expect(at(path, routes.toReversed())).toBe(route);
  });

  it('takes the first of two equal patterns, and none if none matches', () => {
    const pair = [
      { path: '/:one', n: 1 },
      { path: '/:two', n: 2 },
    ];
    expect(matchRoutes(pair, '/x')).toMatchObject({ route: { n: 1 }, params: { one: 'x' } });
    expect(matchRoutes(pair, '/x/y')).toBeNull();
  });
});

describe('generating a path', () => {
  it('escapes values, so that matching gives them back', () => {
    const id = 'a/b?c#d é%';
    const path = generatePath('/notes/:id/:action', { id, action: 'view' });
    expect(path).toBe('/notes/a%2Fb%3Fc%23d%20%C3%A9%25/view');
    expect(matchPath('/notes/:id/:action', path)).toEqual({ id, action: 'view' });
  });

  it('leaves out an optional segment without a value and rejects a missing one', () => {
    expect(generatePath('/forms/:type?', {})).toBe('/forms');
    expect(generatePath('/forms/:type?', { type: 'child' })).toBe('/forms/child');
    const pattern: string = '/forms/:type';
    expect(() => generatePath(pattern, {})).toThrow(':type');
  });
});
