import { isFamilyType } from '@amberway/contract/kernel/roles';
import { login } from '@amberway/contract/auth/endpoints';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import type { BodyOf } from '@amberway/contract/kernel/endpoint';
import { getMe, markFirstLogin } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { ownerOfDrafts } from '../../kernel/drafts/owner.ts';
import { receiveOwner } from '../../kernel/drafts/sign-out.ts';
import { exclusively } from '../../kernel/sign-in/exclusive.ts';
import { takeReturnPage } from '../../kernel/sign-in/return-target.ts';
import { startSession } from '../../kernel/sign-in/session.ts';

/**
 * Records the first sign-in and reloads the user. Only for staff: a customer's flag opens the welcome wizard
 * and is cleared when the wizard is finished, not here.
 */
const recordFirstLogin = async (signedIn: SignedIn): Promise<SignedIn> => {
  if (!signedIn.firstTimeLogin || isFamilyType(signedIn.type)) return signedIn;
  // This browser has no session yet, so the new token is passed explicitly.
  const bearer = signedIn.token;
  try {
    await call(markFirstLogin, { params: { id: signedIn._id } }, { bearer });
    const { data } = await call(getMe, undefined, { bearer });
    return { ...signedIn, ...data };
  } catch {
    // The flag stays set and the next sign-in tries again; a failure must not block the sign-in.
    return signedIn;
  }
};

type Request = () => Promise<{ data: SignedIn }>;

/** All requests between the last step of a sign-in and the started session. */
export const signInBy = async (request: Request): Promise<SignedIn> => {
  const { data } = await exclusively(request);
  await receiveOwner(ownerOfDrafts(data), data.token);
  return recordFirstLogin(data);
};

/** Signs in, starts the session and returns the page to open. */
export const enterBy = async (request: Request): Promise<string> => {
  const signedIn = await signInBy(request);
  // The return page is read before the session starts: starting it unmounts the public pages.
  const target = takeReturnPage(signedIn._id);
  startSession(signedIn);
  return target;
};

export const enter = (body: BodyOf<typeof login>): Promise<string> => enterBy(() => call(login, { body }));
