// Said once, by the page that is loaded next in this tab. Only the key is stored: a sentence could name a family. The
// sentences are the shell's.

const KEYS = ['viewLost', 'viewLeftElsewhere', 'coverOpened'] as const;
export type NoticeKey = (typeof KEYS)[number];

const KEY = 'nextNotice';

export const showNoticeAfterReload = (key: NoticeKey): void => {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // Without storage the page itself still says whose view it is.
  }
};

/** The notice that waits for this page; it is given out once. */
export const takeNotice = (): NoticeKey | null => {
  try {
    const found = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return KEYS.find((key) => key === found) ?? null;
  } catch {
    return null;
  }
};
