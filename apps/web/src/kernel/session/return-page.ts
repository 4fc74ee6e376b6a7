import { safeReturn } from '@amberway/contract/shell/redirects';

// Where someone was when the session ended, or which page a signed-out visitor asked for.
// It is kept for this tab only, and given back only to the person it belongs to.

const KEY = 'returnPage';

type ReturnPage = { path: string; userId: string | null };

export const rememberPage = (path: string, userId: string | null): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, userId } satisfies ReturnPage));
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

/** The page to open after sign-in; it is given out once. */
export const takeReturnPage = (userId: string): string => {
  const found = stored();
  forgetPage();
  const theirs = found && (found.userId === null || found.userId === userId);
  return safeReturn(theirs ? found.path : null);
};
