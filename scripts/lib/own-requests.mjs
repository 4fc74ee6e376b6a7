// A full Chromium or Chrome requests the icons and the manifest of a page by itself; the headless shell does not.
const OF_THE_BROWSER = /^\/(favicon\.\w+|apple-touch-icon[\w-]*\.png|icons\/[\w-]+\.png|[\w-]+\.webmanifest)$/;

/** Whether the page requested this URL, and not the browser by itself: whatever counts requests leaves the others out. */
export const isRequestOfPage = (url) => {
  const { protocol, pathname } = new URL(url);
  return protocol.startsWith('http') && !OF_THE_BROWSER.test(pathname);
};
