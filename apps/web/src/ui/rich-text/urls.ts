import { parseFileUrl } from '@amberway/contract/uploads/file-url';

/** Pictures are our own files: one from elsewhere would tell its owner who reads what. */
export const ownPicture = (url: string | null): string | null => {
  const found = url ? parseFileUrl(url, [window.location.origin]) : undefined;
  // Without the media token: it is the reader's, not the text's.
  return found ? `/api/files/${found.id}/${found.name}` : null;
};
