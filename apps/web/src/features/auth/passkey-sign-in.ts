import { signInPasskeyOptions, signInWithPasskey } from '@amberway/contract/auth/factor-endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { getPasskey, isNumericHost, offersAutofill, PasskeyCancelled } from '../../kernel/passkey.ts';
import { enterBy } from './sign-in.ts';
import { stepLabels } from './step-labels.ts';

/** Asks for a passkey with a new challenge of the server. */
export const askPasskey = async (autofill = false, mayAsk = () => true) => {
  if (isNumericHost()) {
    const { signIn } = (await call(getPublicSettings)).data;
    throw new Error(stepLabels.noPasskeys(signIn.passkeysAt));
  }
  const { data } = await call(signInPasskeyOptions, undefined, { bearer: null });
  if (!mayAsk()) throw new PasskeyCancelled();
  return getPasskey(data, autofill);
};

// The browser has one question at a time, and a later one ends the earlier: an offer never replaces a press.
let isOffered = false;
let isPressed = false;

/** Signs in with a passkey alone and opens the page; closing the browser's question changes nothing. */
export const tryPasskey = async (autofill: boolean, open: (path: string) => void, fail: (why?: string) => void) => {
  if (autofill && (isOffered || isPressed)) return;
  if (autofill) isOffered = true;
  else isPressed = true;
  try {
    if (autofill && !(await offersAutofill())) return;
    if (!autofill) fail();
    const passkey = await askPasskey(autofill, () => !autofill || !isPressed);
    open(await enterBy(() => call(signInWithPasskey, { body: { passkey } })));
  } catch (error) {
    if (error instanceof PasskeyCancelled) return;
    // Nothing was pressed yet: an offer that cannot be made is no failure of the reader's.
    if (autofill && !(error instanceof ApiError && !error.noResponse)) return;
    fail(messageOf(error, authTexts.noResponse));
  } finally {
    if (autofill) isOffered = false;
    else isPressed = false;
  }
};
