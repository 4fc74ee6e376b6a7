import { type ReactNode, useState } from 'react';
import { type History, type Location, newKey, type NavigationType } from './history.ts';
import { Router } from './Router.tsx';

const locationOf = (url: string, state: unknown, key: string): Location => {
  const { pathname, search, hash } = new URL(url, window.location.origin);
  return { pathname, search, hash, state, key };
};

/** A history that is not the browser's, for tests. */
const memoryHistory = (first: string): History => {
  let entries = [locationOf(first, null, 'default')];
  let index = 0;
  let notify = (_: NavigationType): void => {};
  const current = () => entries[index] as Location;
  return {
    get location() {
      return current();
    },
    go: (url, { replace, state }) => {
      if (!replace) index += 1;
      const next = locationOf(url, state, newKey());
      entries = replace ? entries.with(index, next) : [...entries.slice(0, index), next];
      notify(replace ? 'REPLACE' : 'PUSH');
    },
    step: (by) => {
      index = Math.min(Math.max(index + by, 0), entries.length - 1);
      notify('POP');
    },
    listen: (onChange) => {
      notify = onChange;
      return () => {
        notify = () => {};
      };
    },
  };
};

export const MemoryRouter = ({ path, children }: { path: string; children: ReactNode }) => {
  const [history] = useState(() => memoryHistory(path));
  return <Router history={history}>{children}</Router>;
};
