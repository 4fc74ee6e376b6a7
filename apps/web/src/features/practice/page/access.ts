import { refresh } from '@amberway/contract/auth/endpoints';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { call } from '../../../kernel/api.ts';
import { read, write } from '../../../kernel/sign-in/storage.ts';
import { ownerOfPass, readPass } from '../device/pass.ts';

// Who uses this page, and what the server accepts from them: the pass of the device, or else the session of this
// browser, restored by its cookie.

/** The signed-in person of this browser, as long as the session can be alive. */
const sessionOwner = (): string | undefined => {
  // In a customer's view the server takes the entries of the staff member, who is not the owner of this browser's data.
  if (read('businessAccess') !== null) return undefined;
  const idle = Date.now() - Number(read('lastActive') ?? Number.NaN) >= IDLE_TIMEOUT_MS;
  return idle ? undefined : read('owner')?.split(':')[1];
};

/** The person whose device this is; undefined if nobody is signed in and it is not kept ready. */
export const ownerHere = async (): Promise<string | undefined> =>
  sessionOwner() ?? (await ownerOfPass().catch(() => undefined));

let session: string | undefined;

/** The bearer for this page's calls; null if there is neither a pass nor a session. */
export const bearerHere = async (owner: string): Promise<string | null> => {
  const pass = await readPass(owner).catch(() => undefined);
  if (pass) return pass.token;
  if (sessionOwner() !== owner) return null;
  session ??= (await call(refresh, undefined, { bearer: null })).data.token;
  write('lastActive', String(Date.now()));
  return session;
};

/** It was rejected: the next call requests a new one. */
export const dropSession = (): void => {
  session = undefined;
};
