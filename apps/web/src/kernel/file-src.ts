import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import type { ThumbnailSize } from '@amberway/contract/uploads/types';
import { toQueryString } from '@amberway/contract/kernel/request-url';
import { mediaToken } from './sign-in/media-token.ts';

/**
 * The URL for `src`: <img> and <video> send no headers, so the media token goes into the query. Only URLs of our own
 * files get one; a token must never be sent to another host. Any other URL is returned unchanged.
 */
export const fileSrc = (url: string, size?: ThumbnailSize): string => {
  const parsed = parseFileUrl(url, [location.origin]);
  if (!parsed) return url;
  const [path = url] = url.split('?');
  return `${path}${toQueryString({ size, t: parsed.token ?? mediaToken() })}`;
};
