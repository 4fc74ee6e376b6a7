// Whether this browser keeps what a site stores. With cookies or site data blocked a sign-in lasts until the next reload,
// and nothing can be recorded without a network.

/** Reading is enough: a storage that is only full can be read. */
export const hasStorage = (): boolean => {
  try {
    localStorage.getItem('');
    return true;
  } catch {
    return false;
  }
};

const PROBE = 'amberwayProbe';

/** `navigator.cookieEnabled` is true in a Chrome that blocks all of them, so one is tried. */
const hasCookies = (): boolean => {
  document.cookie = `${PROBE}=1; path=/; samesite=strict`;
  const isThere = document.cookie.includes(PROBE);
  document.cookie = `${PROBE}=; path=/; samesite=strict; max-age=0`;
  return isThere;
};

/** Whether a sign-in outlives a reload of the page. */
export const keepsSignIn = (): boolean => hasStorage() && hasCookies();
