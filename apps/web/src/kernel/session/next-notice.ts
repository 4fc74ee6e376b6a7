import { userTexts } from '@amberway/contract/users/texts';

// Said once, by the page that is loaded next in this tab. Only the key is stored: a sentence could name a family.

export const NOTICES = {
  viewLost: {
    title: 'The family’s view has ended',
    text: 'It was open for too long, or you no longer work with this family. You are back in your own view.',
  },
  viewLeftElsewhere: {
    title: 'The family’s view has ended',
    text: 'You left it in another tab. You are back in your own view.',
  },
  coverOpened: { title: 'You are covering for a colleague', text: userTexts.coverOpened },
} as const satisfies Record<string, { title: string; text: string }>;
export type NoticeKey = keyof typeof NOTICES;

const KEY = 'nextNotice';

export const tellAfterLoading = (key: NoticeKey): void => {
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
    return found !== null && Object.hasOwn(NOTICES, found) ? (found as NoticeKey) : null;
  } catch {
    return null;
  }
};
