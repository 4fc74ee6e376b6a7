import { parseFileAddress } from '@amberway/contract/uploads/address';

/** Pictures are our own files: one from elsewhere would tell its owner who reads what. */
export const ownPicture = (address: string | null): string | null => {
  const found = address ? parseFileAddress(address, [window.location.origin]) : undefined;
  // Without the media token: it is the reader's, not the text's.
  return found ? `/api/files/${found.id}/${found.name}` : null;
};
