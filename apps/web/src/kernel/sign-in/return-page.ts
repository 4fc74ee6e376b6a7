import { safeReturn } from '@amberway/contract/shell/redirects';

// Where someone was when the session ended, or which page a signed-out visitor asked for. The first is about a person and
// stays in memory; the second is in the tab's storage, since visitors reload. Both are for this tab only, and the page
// of a person is opened for that person alone.

const KEY = 'returnPage';

type ReturnPage = { path: string; userId: string | null };

// Addresses may hold words about a child: the name of an outcome, what was searched for. Ids may stay, words may not.
const OUTCOME_NAME = /^(\/dashboard\/myprogram)\/(?!customer[0-9a-f-]{36}(?:[?#]|$))[^/?#]+/i;
const WORDS = ['search', 'query', 'name'];

export const withoutWords = (path: string): string => {
  const url = new URL(path.replace(OUTCOME_NAME, '$1'), window.location.origin);
  for (const key of WORDS) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
};

let left: ReturnPage | null = null;

const store = (page: ReturnPage): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Without storage the next sign-in starts at home.
  }
};

export const rememberPage = (path: string, userId: string | null): void => {
  clearReturnPage();
  const page = { path: withoutWords(path), userId };
  if (userId === null) store(page);
  else left = page;
};

/** This person has signed in, in another tab: the document that is loaded next finds the page. */
export const storePage = (userId: string | null): void => {
  if (left && left.userId === userId) store(left);
};

const remembered = (): ReturnPage | null => {
  if (left) return left;
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ReturnPage> | null;
    return typeof found?.path === 'string' ? { path: found.path, userId: found.userId ?? null } : null;
  } catch {
    return null;
  }
};

export const clearReturnPage = (): void => {
  left = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
};

/** The page that waits for this person; home when there is none. */
export const returnPageOf = (userId: string | null): string => {
  const found = remembered();
  const theirs = found && (found.userId === null || found.userId === userId);
  return safeReturn(theirs ? found.path : null);
};

/** The page to open after sign-in; it is given out once. */
export const takeReturnPage = (userId: string): string => {
  const page = returnPageOf(userId);
  clearReturnPage();
  return page;
};
