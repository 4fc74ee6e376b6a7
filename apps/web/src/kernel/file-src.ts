import { parseFileAddress } from '@amberway/contract/uploads/address';
import type { ThumbnailSize } from '@amberway/contract/uploads/types';
import { toQueryString } from './request.ts';
import { mediaToken } from './sign-in/media-token.ts';

/**
 * The address for `src`: <img> and <video> send no headers, so the media token goes into it. Only addresses of our own
 * files get one; a token must never leave for another host. Anything else is answered as it is.
 */
export const fileSrc = (url: string, size?: ThumbnailSize): string => {
  const address = parseFileAddress(url, [location.origin]);
  if (!address) return url;
  const [path = url] = url.split('?');
  return `${path}${toQueryString({ size, t: address.token ?? mediaToken() })}`;
};
