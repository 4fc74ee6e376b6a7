import { endPracticePass } from '@amberway/contract/practice/endpoints';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { call } from '../../../kernel/api.ts';
import { readyOwner } from '../../../kernel/ready/choice.ts';
import { forgetPass, storedPassId } from '../../../kernel/ready/pass-id.ts';

const NOT_FOUND = 404;

/** Ends a pass that an interrupted sign-out, or a device that did not become ready, has left on the server. */
export const endLeftPass = async (): Promise<void> => {
  const id = storedPassId();
  if (id === null || readyOwner() !== null) return;
  try {
    await call(endPracticePass, { params: { id } });
  } catch (error) {
    // It has ended already, or is not this person's to end. After any other failure the next start tries again.
    if (!isRejectedWith(error, NOT_FOUND)) return;
  }
  forgetPass();
};
