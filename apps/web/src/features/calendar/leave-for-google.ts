import { SCREENS } from '@amberway/contract/shell/routes';

// The consent page is Google's: the browser leaves ours and comes back to event-callback. Where the person was is kept
// in this tab, for the way back.

const RETURN = 'returnFromGoogle';

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    // Private windows may refuse storage: then the way back is the home page.
    return otherwise;
  }
};

/** Goes to the consent page. Only web addresses: the answer of a server is not trusted to be one. */
export const leaveForGoogle = (url: string, path: string): void => {
  if (!/^https?:\/\//.test(url)) throw new TypeError('This is no web address.');
  attempt(() => sessionStorage.setItem(RETURN, path), undefined);
  window.location.assign(url);
};

/** Where the person was before; forgotten once it has been asked for. */
export const takeReturnPath = (): string => {
  const path = attempt(() => sessionStorage.getItem(RETURN), null);
  attempt(() => sessionStorage.removeItem(RETURN), undefined);
  return path?.startsWith(SCREENS.home.path) ? path : SCREENS.home.path;
};
