import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { meQuery } from '../../kernel/queries/me.ts';

// A screen's surroundings without a server: router, cache, component library without motion and without styles:
// working these out takes longer than everything else, and no test looks at them.

export const place = { path: '', back: () => {}, go: (_: string) => {} };

const Watch = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    place.path = `${pathname}${search}`;
    place.back = () => void navigate(-1);
    place.go = (path) => void navigate(path);
  });
  return null;
};

/** `me` is who looks at the screen, where it asks. */
export const renderScreen = (children: ReactNode, path = '/', { me }: { me?: CurrentUser } = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (me) client.setQueryData(meQuery.queryKey, me);
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ConfigProvider theme={{ token: { motion: false }, zeroRuntime: true }} wave={{ disabled: true }}>
          <App component={false}>
            {children}
            <Watch />
          </App>
        </ConfigProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...shown, client };
};
