import { setPassChildren } from '@amberway/contract/practice/endpoints';
import { PASS } from '../../../kernel/device/end.ts';
import { removeSealed } from '../../../kernel/device/sealed-store.ts';
import { call, type CallOptions } from '../../../kernel/api.ts';
import { readyOwner } from '../../../kernel/ready/choice.ts';
import { readPass, storePass } from './pass.ts';

type Family = { _id: string; members: readonly { _id: string }[] };

/**
 * A pass names children, so one who came to the family after the device was made ready could neither be shown nor be
 * recorded on it: with a sign-in the pass gets all children of the family. One who left it is out of its reach anyway.
 * Returns whether the pass has changed.
 */
export const followFamily = async ({ _id, members }: Family, options: CallOptions = {}): Promise<boolean> => {
  const isReady = () => readyOwner()?.split(':')[1] === _id;
  const pass = isReady() ? await readPass(_id) : undefined;
  const all = members.map((child) => child._id);
  if (!pass || all.every((id) => pass.members?.includes(id))) return false;
  await call(setPassChildren, { params: { id: pass._id }, body: { members: all } }, options);
  // Another pass may have replaced it meanwhile.
  const now = await readPass(_id);
  if (now?._id === pass._id) await storePass(_id, { ...now, members: all });
  // The person signed out while it was stored: nothing may stay.
  if (!isReady()) await removeSealed(_id, PASS);
  return true;
};
