/** The names of drafts in the browser's storage begin with it. */
export const DRAFT_PREFIX = 'draft|';

/** Whether this browser holds a draft of anybody. */
export const hasStoredDrafts = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // Storage is blocked, so nothing was stored.
    return false;
  }
};
