type UaData = { mobile?: boolean };
type Nav = { userAgent: string; maxTouchPoints?: number; userAgentData?: UaData };

/** A phone or tablet, where the app itself can be opened. iPadOS reports a Mac user agent. */
export const isHandheld = (nav: Nav = navigator): boolean =>
  nav.userAgentData?.mobile === true ||
  /Android|iPhone|iPad|iPod/i.test(nav.userAgent) ||
  (/Macintosh/.test(nav.userAgent) && (nav.maxTouchPoints ?? 0) > 1);
