import { isHttp } from '@amberway/contract/content/fields';

/**
 * A picture on another site. The Content-Security-Policy does not load it, so that no other site learns who looks at
 * what; the mobile app does.
 */
export const isElsewhere = (url: string): boolean =>
  isHttp(url) && new URL(url, location.origin).origin !== location.origin;
