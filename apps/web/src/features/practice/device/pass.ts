import { PASS } from '../../../kernel/device/end.ts';
import { getSealed, ownersOfSealed, putSealed } from '../../../kernel/device/sealed-store.ts';

// The pass of a device that is kept ready: it stands in for a sign-in on the page Practise and opens nothing else.

export type StoredPass = {
  _id: string;
  token: string;
  expiresAt: string;
  /** The children that it names. */
  members?: readonly string[];
};

export const storePass = (owner: string, pass: StoredPass): Promise<void> => putSealed(owner, PASS, pass);
export const readPass = (owner: string): Promise<StoredPass | undefined> => getSealed<StoredPass>(owner, PASS);

/** Whose device this is, without a sign-in. */
export const ownerOfPass = async (): Promise<string | undefined> => (await ownersOfSealed(PASS))[0];
