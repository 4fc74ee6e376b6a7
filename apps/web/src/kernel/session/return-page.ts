import { safeReturn } from '@amberway/contract/shell/redirects';

// Where someone was when the session ended, or which page a signed-out visitor asked for.
// It is kept for this tab only, and given back only to the person it belongs to.

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

export const rememberPage = (path: string, userId: string | null): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: withoutWords(path), userId } satisfies ReturnPage));
  } catch {
    // Without storage the next sign-in starts at home.
  }
};

const stored = (): ReturnPage | null => {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ReturnPage> | null;
    return typeof found?.path === 'string' ? { path: found.path, userId: found.userId ?? null } : null;
  } catch {
    return null;
  }
};

export const forgetPage = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};

/** The page that waits for this person; home when there is none. */
export const returnPageOf = (userId: string | null): string => {
  const found = stored();
  const theirs = found && (found.userId === null || found.userId === userId);
  return safeReturn(theirs ? found.path : null);
};

/** The page to open after sign-in; it is given out once. */
export const takeReturnPage = (userId: string): string => {
  const page = returnPageOf(userId);
  forgetPage();
  return page;
};
