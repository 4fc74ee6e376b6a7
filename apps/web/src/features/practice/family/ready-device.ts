import type { PracticePass } from '@amberway/contract/practice/schemas';
import { createPracticePass, endPracticePass } from '@amberway/contract/practice/endpoints';
import type { NameForm } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { call } from '../../../kernel/api.ts';
import { endDevice } from '../../../kernel/device/end.ts';
import { keepShell, registerWorker } from '../../../kernel/install/worker.ts';
import { forgetReady } from '../../../kernel/ready/choice.ts';
import { chooseReady, forgetPass, storedPassId, storePassId } from '../../../kernel/ready/pass-id.ts';
import { currentBearer } from '../../../kernel/sign-in/credentials.ts';
import { ownerOf } from '../../../kernel/sign-in/session.ts';
import { readPass, storePass } from '../device/pass.ts';
import { readChoices, storeChoices } from '../device/plan.ts';

// 'Keep this device ready': the pass for recording, the files of the pages and the copy for reading belong together.

type Wanted = { deviceName: string; names: NameForm };

/** Throws if the server gives no pass, or the browser cannot store it: then nothing has changed. */
export const makeReady = async (me: CurrentUser, { deviceName, names }: Wanted): Promise<PracticePass> => {
  const members = me.members.map(({ _id }) => _id);
  const { data } = await call(createPracticePass, { body: { deviceName, members } });
  const { token, ...pass } = data;
  storePassId(pass._id);
  try {
    await storePass(me._id, { _id: pass._id, token, expiresAt: pass.expiresAt, members });
    await storeChoices(me._id, { ...(await readChoices(me._id)), names });
  } catch (error) {
    await call(endPracticePass, { params: { id: pass._id } });
    forgetPass();
    throw error;
  }
  // The person signed out while it was stored: the sign-out has ended the session, and nothing may stay.
  if (currentBearer() === null) {
    await endDevice();
    throw new Error(practiceTexts.deviceEnded);
  }
  chooseReady(ownerOf(me), pass._id);
  await registerWorker();
  // The worker may still be installing: it stores the files when it is there.
  void keepShell();
  return pass;
};

const NOT_FOUND = 404;

/** Removes everything from this device, and ends its pass. */
export const endReady = async (me: CurrentUser): Promise<void> => {
  // Also if the browser's database cannot be read any more.
  const id = (await readPass(me._id).catch(() => undefined))?._id ?? storedPassId();
  if (id) {
    await call(endPracticePass, { params: { id } }).catch((error: unknown) => {
      // It was ended from another device.
      if (!isRejectedWith(error, NOT_FOUND)) throw error;
    });
  }
  forgetReady();
  forgetPass();
  await endDevice();
};
