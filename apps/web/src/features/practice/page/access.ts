import { isFamily, type Role } from '@amberway/contract/kernel/roles';
import { refresh } from '@amberway/contract/auth/endpoints';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { call } from '../../../kernel/api.ts';
import { endDevice } from '../../../kernel/device/end.ts';
import { read, write } from '../../../kernel/sign-in/storage.ts';
import { forgetReady, readyOwner } from '../../../kernel/ready/choice.ts';
import { forgetPass } from '../../../kernel/ready/pass-id.ts';
import { readPass } from '../device/pass.ts';
import { followFamily } from '../device/pass-children.ts';

// Who uses this page, and what the server accepts from them: the pass of the device, or else the session of this
// browser, restored by its cookie.

/** The signed-in person of this browser, as long as the session can be alive. */
const sessionOwner = (): string | undefined => {
  // In a customer's view the server takes the entries of the staff member, who is not the owner of this browser's data.
  if (read('businessAccess') !== null) return undefined;
  const idle = Date.now() - Number(read('lastActive') ?? Number.NaN) >= IDLE_TIMEOUT_MS;
  return idle ? undefined : read('owner')?.split(':')[1];
};

/** The person who chose to have this device ready. A pass that an interrupted sign-out left behind counts for nobody. */
const readyPerson = (): string | undefined => readyOwner()?.split(':')[1];

/** The person whose device this is; undefined if nobody is signed in and it is not kept ready. */
export const ownerHere = (): string | undefined => sessionOwner() ?? readyPerson();

/** Whether that person is a family on its own account. */
export const isFamilyHere = (): boolean => {
  const role = (sessionOwner() === undefined ? readyOwner() : read('owner'))?.split(':')[0];
  return role !== undefined && isFamily({ role: role as Role });
};

/** A token is one person's: after a sign-in in another tab it must not be used for the next one. */
let session: { owner: string; token: string } | undefined;

/** The person of the session, if it is still the owner's: the cookie may be that of somebody who has signed in since. */
const restore = async (owner: string) => {
  const { token, user } = (await call(refresh, undefined, { bearer: null })).data;
  if (user?._id !== owner) return null;
  session = { owner, token };
  return user;
};

const passOf = async (owner: string): Promise<string | undefined> =>
  readyPerson() === owner ? (await readPass(owner).catch(() => undefined))?.token : undefined;

/** The bearer for this page's calls; null if there is neither a pass nor a session. */
export const bearerHere = async (owner: string): Promise<string | null> => {
  const pass = await passOf(owner);
  if (pass) return pass;
  if (sessionOwner() !== owner) return null;
  if (session?.owner !== owner && !(await restore(owner))) return null;
  // Somebody else may have signed in meanwhile: the time would be theirs.
  if (session?.owner !== owner || sessionOwner() !== owner) return null;
  write('lastActive', String(Date.now()));
  return session.token;
};

/** With a live session the pass gets the children that it does not name yet. Returns whether it has changed. */
export const addChildren = async (owner: string): Promise<boolean> => {
  if (sessionOwner() !== owner || (await passOf(owner)) === undefined) return false;
  const family = await restore(owner);
  return family !== null && followFamily(family, { bearer: session?.token ?? null });
};

/** The server rejected what `bearerHere` returned. Returns whether there was a pass: without it a session may do. */
export const dropBearer = async (owner: string): Promise<boolean> => {
  session = undefined;
  if ((await passOf(owner)) === undefined) return false;
  forgetReady();
  forgetPass();
  // With the plan and the copy for reading: they were there because of the pass.
  await endDevice();
  return true;
};
