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

/**
 * Whether a sign-in outlives a reload of the page. A cookie is tried: `navigator.cookieEnabled` is true in a Chrome that
 * blocks all of them.
 */
export const keepsSignIn = (): boolean => {
  if (!hasStorage()) return false;
  document.cookie = 'probe=1';
  const isThere = document.cookie.includes('probe');
  document.cookie = 'probe=1; max-age=-1';
  return isThere;
};
