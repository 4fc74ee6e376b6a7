import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BrowserRouter,
  Link,
  type Location,
  MemoryRouter,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from '../router.ts';

/** What the hooks gave last. */
let now: {
  location: Location;
  type: string;
  navigate: ReturnType<typeof useNavigate>;
  params: URLSearchParams;
  setParams: ReturnType<typeof useSearchParams>[1];
};
const Watch = () => {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    now = { location, type, navigate, params, setParams };
  });
  return null;
};
const url = () => `${now.location.pathname}${now.location.search}${now.location.hash}`;

const open = (children: ReactNode = null, path = '/') =>
  render(
    <MemoryRouter path={path}>
      {children}
      <Watch />
    </MemoryRouter>,
  );
const link = () => screen.getByRole('link');
/** Whether the browser was left to follow the link itself. */
const click = (init: MouseEventInit = {}) => {
  const event = createEvent.click(link(), { button: 0, ...init });
  // Stops the tests' document from leaving for the link; the router has decided by then.
  let left = false;
  const watch = (each: Event) => {
    left = !each.defaultPrevented;
    each.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  fireEvent(link(), event);
  window.removeEventListener('click', watch);
  return left;
};

describe('navigate', () => {
  it('pushes, replaces and goes back and forward, each with its state', () => {
    open();
    expect(now.location).toMatchObject({ key: 'default', state: null });
    expect(now.type).toBe('POP');
    act(() => now.navigate('/a', { state: { n: 1 } }));
    act(() => now.navigate('/b?x=1#y'));
    expect([url(), now.type]).toEqual(['/b?x=1#y', 'PUSH']);
    act(() => now.navigate('/c', { replace: true }));
    expect([url(), now.type]).toEqual(['/c', 'REPLACE']);
    act(() => now.navigate(-1));
    expect([url(), now.type]).toEqual(['/a', 'POP']);
    expect(now.location.state).toEqual({ n: 1 });
    act(() => now.navigate(1));
    expect(url()).toBe('/c');
    act(() => now.navigate(-9));
    expect([url(), now.location.key]).toEqual(['/', 'default']);
  });

  it('resolves a query string on the current page', () => {
    open(null, '/list?page=2#top');
    act(() => now.navigate('?page=3'));
    expect(url()).toBe('/list?page=3');
    act(() => now.navigate('?'));
    expect(url()).toBe('/list');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'http://',
  ])('never leaves the app: %s', (to) => {
    open();
    expect(() => now.navigate(to)).toThrow('Not a page of the app');
    expect(url()).toBe('/');
  });

  it('is the same function while the path stays', () => {
    open(null, '/a');
    const { navigate } = now;
    act(() => navigate('?page=2'));
    expect(now.navigate).toBe(navigate);
  });
});

describe('search params', () => {
  it('two changes of the same moment both count', () => {
    open(null, '/list?a=1');
    const set = (key: string, value: string) =>
      now.setParams((params) => {
        params.set(key, value);
        return params;
      });
    act(() => {
      set('b', '2');
      set('c', '3');
    });
    expect(url()).toBe('/list?a=1&b=2&c=3');
    act(() => now.navigate(-1));
    expect(url()).toBe('/list?a=1&b=2');
  });

  it('a late replacement does not bring back a page that is being left', () => {
    open(null, '/list?a=1');
    act(() => {
      now.navigate('/next');
      now.setParams({ a: '2' }, { replace: true });
    });
    expect(url()).toBe('/next');
  });

  it('a plain value replaces the whole query string, with options as for navigate', () => {
    open(null, '/list?a=1');
    act(() => now.setParams({ b: 'x y' }, { replace: true, state: 'given' }));
    expect(url()).toBe('/list?b=x+y');
    expect(now.location.state).toBe('given');
    expect(now.type).toBe('REPLACE');
    act(() => now.setParams(new URLSearchParams()));
    expect(url()).toBe('/list');
  });

  it('the params are the same object while the query string stays', () => {
    open(null, '/list?a=1');
    const { params } = now;
    act(() => now.navigate('/list?a=1#part'));
    expect(now.location.hash).toBe('#part');
    expect(now.params).toBe(params);
  });
});

describe('a link', () => {
  it('navigates with its state and leaves nothing to the browser', () => {
    open(
      <Link to="/a?b=1" state="here" className="x">
        Go
      </Link>,
    );
    expect(link().getAttribute('href')).toBe('/a?b=1');
    expect(link().className).toBe('x');
    expect(click()).toBe(false);
    expect([url(), now.type, now.location.state]).toEqual(['/a?b=1', 'PUSH', 'here']);
  });

  it('to the current URL replaces its entry; `replace` decides otherwise', () => {
    const { unmount } = open(<Link to="/a?b=1">Go</Link>, '/a?b=1');
    click();
    expect(now.type).toBe('REPLACE');
    unmount();
    open(
      <Link to="/b" replace>
        Go
      </Link>,
    );
    click();
    expect([url(), now.type]).toEqual(['/b', 'REPLACE']);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (init) => {
      open(<Link to="/a">Go</Link>);
      expect(click(init)).toBe(true);
      expect(url()).toBe('/');
    },
  );

  it('with another target is left to the browser', () => {
    open(
      <Link to="/a" target="_blank">
        Go
      </Link>,
    );
    expect(link().getAttribute('target')).toBe('_blank');
    expect(click()).toBe(true);
    expect(url()).toBe('/');
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example', 'mailto:team@amberway.test'])(
    'out of the app is left to the browser: %s',
    (to) => {
      open(<Link to={to}>Go</Link>);
      expect(link().getAttribute('href')).toBe(to);
      expect(click()).toBe(true);
      expect(url()).toBe('/');
    },
  );

  it('with the origin of the app is a link within it', () => {
    open(<Link to={`${window.location.origin}/a`}>Go</Link>);
    expect(click()).toBe(false);
    expect(url()).toBe('/a');
  });

  it('calls its handler first, which may stop it', () => {
    const { unmount } = open(
      <Link to="/a" onClick={(event) => event.preventDefault()}>
        Go
      </Link>,
    );
    click();
    expect(url()).toBe('/');
    unmount();
    const onClick = vi.fn(() => expect(url()).toBe('/'));
    open(
      <Link to="/a" onClick={onClick}>
        Go
      </Link>,
    );
    click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(url()).toBe('/a');
  });
});

it.each([
  ['/notes', false, true],
  ['/Notes', false, true],
  ['/notes?member=1', false, true],
  ['/notes/7', false, true],
  ['/notes/7', true, false],
  ['/notesbook', false, false],
])('a navigation link to /notes at %s (end: %s) is current: %s', (path, end, current) => {
  open(
    <NavLink to="/notes?member=2" end={end}>
      Notes
    </NavLink>,
    path,
  );
  expect(link().getAttribute('aria-current')).toBe(current ? 'page' : null);
});

describe('a redirect', () => {
  const routes = [
    { path: '/old', element: <Navigate to="/new?x=1" replace state="moved" /> },
    { path: '/pushed', element: <Navigate to="/new" /> },
    { path: '*', element: <p>page</p> },
  ];
  const Pages = () => useRoutes(routes);

  it('replaces the entry it stands on', () => {
    open(<Pages />);
    act(() => now.navigate('/old'));
    expect([url(), now.location.state]).toEqual(['/new?x=1', 'moved']);
    act(() => now.navigate(-1));
    expect(url()).toBe('/');
  });

  it('in strict mode adds one entry, not two', () => {
    open(
      <StrictMode>
        <Pages />
      </StrictMode>,
      '/first',
    );
    act(() => now.navigate('/pushed'));
    expect(url()).toBe('/new');
    act(() => now.navigate(-2));
    expect(url()).toBe('/first');
  });

  it('follows a new target', () => {
    const To = () => {
      const target = useSearchParams()[0].get('to');
      return target && <Navigate to={target} replace />;
    };
    open(<To />, '/?to=/a?to=/b');
    expect(url()).toBe('/b');
  });
});

describe('routes', () => {
  const Params = () => <p>{JSON.stringify(useParams())}</p>;

  it('give the parameters of the nearest route to the parts inside', () => {
    const Inner = () => useRoutes([{ path: '/a/:id', element: <Params /> }]);
    const Outer = () => useRoutes([{ path: '/a/*', element: <Inner /> }]);
    open(<Outer />, '/a/one%2Ftwo');
    expect(screen.getByText('{"id":"one/two"}')).toBeDefined();
  });

  it('show nothing where no route matches', () => {
    const Pages = () => useRoutes([{ path: '/a', element: 'page' }]);
    expect(open(<Pages />, '/b').container.textContent).toBe('');
  });

  it('a page below an overlay keeps its own location, and its query string leads back to it', () => {
    const Page = () => {
      const { pathname } = useLocation();
      const [params, setParams] = useSearchParams();
      return (
        <button
          onClick={() => setParams({ filter: 'b' })}
        >{`${pathname} ${params.get('filter')} ${useNavigationType()}`}</button>
      );
    };
    const Shell = () => {
      const location = useLocation();
      const state = location.state as { background: Location } | null;
      return useRoutes([{ path: '/:any', element: <Page /> }], state?.background ?? location);
    };
    open(<Shell />, '/list?filter=a');
    act(() => now.navigate('/overlay', { state: { background: now.location } }));
    expect(url()).toBe('/overlay');
    fireEvent.click(screen.getByRole('button', { name: '/list a PUSH' }));
    expect(url()).toBe('/list?filter=b');
  });

  it('the current screen stays until the code of the next one is loaded', async () => {
    let arrive = () => {};
    const loading = new Promise<{ default: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => 'next' });
    });
    const Next = lazy(() => loading);
    const Pages = () => {
      const { pathname } = useLocation();
      return <Suspense fallback="waiting">{pathname === '/next' ? <Next /> : 'current'}</Suspense>;
    };
    const { container } = open(<Pages />);
    act(() => now.navigate('/next'));
    expect(container.textContent).toBe('current');
    await act(async () => {
      arrive();
      await loading;
    });
    expect(container.textContent).toBe('next');
  });
});

describe('in the browser', () => {
  beforeEach(() => window.history.replaceState(null, '', '/first'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('follows the browser until it is unmounted', () => {
    const pop = (to: string) => {
      window.history.replaceState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    const { unmount } = render(
      <StrictMode>
        <BrowserRouter>
          <Watch />
        </BrowserRouter>
      </StrictMode>,
    );
    expect(url()).toBe('/first');
    act(() => now.navigate('/second', { state: 1 }));
    expect([window.location.pathname, url(), now.location.state]).toEqual(['/second', '/second', 1]);
    act(() => pop('/first#part'));
    expect([url(), now.type]).toEqual(['/first#part', 'POP']);
    unmount();
    pop('/gone');
    expect(url()).toBe('/first#part');
  });

  it('a hook without a router says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Watch />)).toThrow('needs a router');
  });
});
