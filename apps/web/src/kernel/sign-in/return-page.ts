// The page a user was on when the session ended, or the one a signed-out visitor requested. The first is personal and
// stays in memory; the second is in sessionStorage, since visitors reload. Both are for this tab only, and a user's
// page is opened for that user alone.

const KEY = 'returnPage';

type ReturnPage = { path: string; userId: string | null };

// URLs may contain text about a child: the name of an outcome, a search term. Ids may stay, text may not.
const OUTCOME_NAME = /^(\/dashboard\/myprogram)\/(?!customer[0-9a-f-]{36}(?:[?#]|$))[^/?#]+/i;
const TEXT_PARAMS = ['search', 'query', 'name'];

export const withoutTexts = (path: string): string => {
  const url = new URL(path.replace(OUTCOME_NAME, '$1'), window.location.origin);
  for (const key of TEXT_PARAMS) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
};

let left: ReturnPage | null = null;

const store = (page: ReturnPage): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Without storage the next sign-in starts on the home screen.
  }
};

export const rememberPage = (path: string, userId: string | null): void => {
  clearReturnPage();
  const page = { path: withoutTexts(path), userId };
  if (userId === null) store(page);
  else left = page;
};

/** The user has signed in in another tab: stores the page for the next document. */
export const storePage = (userId: string | null): void => {
  if (left && left.userId === userId) store(left);
};

/** It comes from the browser's storage: use `returnPageOf`. */
export const rememberedPage = (): ReturnPage | null => {
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
