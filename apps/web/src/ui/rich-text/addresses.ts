import { parseFileAddress } from '@amberway/contract/uploads/address';

/** Links lead to https pages only: no scripts, no mail, no half addresses. */
export const isSafeLink = (address: string): boolean => {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password;
};

/** Pictures are our own files: one from elsewhere would tell its owner who reads what. */
export const ownPicture = (address: string | null): string | null => {
  const found = address ? parseFileAddress(address, [window.location.origin]) : undefined;
  // Without the media token: it is the reader's, not the text's.
  return found ? `/api/files/${found.id}/${found.name}` : null;
};
