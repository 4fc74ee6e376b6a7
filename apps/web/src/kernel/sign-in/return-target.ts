import { safeReturn } from '@amberway/contract/shell/redirects';
import { clearReturnPage, rememberedPage } from './return-page.ts';

/** The stored page for this user; home if there is none. */
export const returnPageOf = (userId: string | null): string => {
  const found = rememberedPage();
  const theirs = found && (found.userId === null || found.userId === userId);
  return safeReturn(theirs ? found.path : null);
};

/** The page to open after sign-in; returned once. */
export const takeReturnPage = (userId: string): string => {
  const page = returnPageOf(userId);
  clearReturnPage();
  return page;
};
