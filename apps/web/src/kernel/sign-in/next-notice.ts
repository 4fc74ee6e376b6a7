// A notice shown once, by the page that this tab loads next. Only the key is stored, since the text could name a
// family. The texts are the shell's.

const KEYS = ['viewLost', 'viewLeftElsewhere', 'coverOpened'] as const;
export type NoticeKey = (typeof KEYS)[number];

const KEY = 'nextNotice';

export const showNoticeAfterReload = (key: NoticeKey): void => {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // Without storage the notice is lost, but the page still shows whose view it is.
  }
};

/** The notice for this page; returned once. */
export const takeNotice = (): NoticeKey | null => {
  try {
    const found = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return KEYS.find((key) => key === found) ?? null;
  } catch {
    return null;
  }
};
