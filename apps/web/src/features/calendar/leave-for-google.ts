import { SCREENS } from '@amberway/contract/shell/routes';

// The consent page is Google's: the browser leaves the app and returns to event-callback. The current page is stored
// in sessionStorage, for the return.

const RETURN = 'returnFromGoogle';

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Private windows may block storage: then the return page is the home page.
    return otherwise;
  }
};

/** Goes to the consent page. Only http(s) URLs are accepted, because the URL comes from a response. */
export const leaveForGoogle = (url: string, path: string): void => {
  if (!/^https?:\/\//.test(url)) throw new TypeError('This is no web address.');
  attempt(() => sessionStorage.setItem(RETURN, path), undefined);
  window.location.assign(url);
};

/** The page before the redirect; removed once it has been read. */
export const takeReturnPath = (): string => {
  const path = attempt(() => sessionStorage.getItem(RETURN), null);
  attempt(() => sessionStorage.removeItem(RETURN), undefined);
  return path?.startsWith(SCREENS.home.path) ? path : SCREENS.home.path;
};
