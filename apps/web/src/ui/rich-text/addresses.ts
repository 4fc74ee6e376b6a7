import { parseFileAddress } from '@amberway/contract/uploads/address';

/** Pictures must be our own files: one from another host would reveal to its owner who reads what. */
export const ownPicture = (address: string | null): string | null => {
  const found = address ? parseFileAddress(address, [window.location.origin]) : undefined;
  // Without the media token, which belongs to the viewer and not to the text.
  return found ? `/api/files/${found.id}/${found.name}` : null;
};
