import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from '../../kernel/router.ts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { Overlays } from '../kit/Overlays.tsx';
import { meQuery } from '../../kernel/queries/me.ts';

// A screen's surroundings without a server: router, cache, dialogs and notices.

export const place = { path: '', back: () => {}, go: (_: string) => {} };

const Watch = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    place.path = `${pathname}${search}`;
    place.back = () => navigate(-1);
    place.go = (path) => navigate(path);
  });
  return null;
};

/** `me` is the viewer, for screens that need one. */
export const renderScreen = (children: ReactNode, path = '/', { me }: { me?: CurrentUser } = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (me) client.setQueryData(meQuery.queryKey, me);
  const shown = render(
    <MemoryRouter path={path}>
      <QueryClientProvider client={client}>
        {children}
        <Overlays />
        <Watch />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...shown, client };
};
