// The browser's session history as the router sees it.

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** What the link or `navigate` gave for this entry; it outlives a reload. */
  state: unknown;
  /** 'default' for an entry that the router did not create, such as the first page of a visit. */
  key: string;
};

/** How the current entry was reached; POP is back, forward, a hash link or the first page. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type History = {
  readonly location: Location;
  /** The URL starts with a slash. */
  go: (url: string, options: { replace: boolean; state: unknown }) => void;
  step: (entries: number) => void;
  listen: (onChange: (type: NavigationType) => void) => () => void;
};

/** The part of a location that is shown to the user. */
export const urlOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** What the router stores in an entry; `index` counts the entries of this visit. */
type Entry = { state?: unknown; key?: string; index?: number };

const readEntry = (): Entry => (window.history.state as Entry | null) ?? {};

/** The number of the current entry in this visit: 0 for the page it began with. */
export const entryIndex = (): number => readEntry().index ?? 0;

/** The key of the current entry. */
export const entryKey = (): string => readEntry().key ?? 'default';

export const browserHistory = (): History => {
  let index = entryIndex();
  let notify = (_: NavigationType): void => {};

  const numberEntry = () => window.history.replaceState({ ...readEntry(), index }, '');

  const onPop = () => {
    const known = readEntry().index;
    index = known ?? index + 1;
    // The browser has made this entry itself, for a link to a hash.
    if (known === undefined) numberEntry();
    notify('POP');
  };

  return {
    get location() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: readEntry().state ?? null, key: entryKey() };
    },
    go: (url, { replace, state }) => {
      const next = replace ? index : index + 1;
      const entry: Entry = { state, key: newKey(), index: next };
      try {
        if (replace) window.history.replaceState(entry, '', url);
        else window.history.pushState(entry, '', url);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari allows 100 entries in 30 seconds; loading the document has no limit.
        if (replace) window.location.replace(url);
        else window.location.assign(url);
        return;
      }
      index = next;
      notify(replace ? 'REPLACE' : 'PUSH');
    },
    step: (entries) => window.history.go(entries),
    listen: (onChange) => {
      if (readEntry().index === undefined) numberEntry();
      notify = onChange;
      window.addEventListener('popstate', onPop);
      return () => {
        notify = () => {};
        window.removeEventListener('popstate', onPop);
      };
    },
  };
};
