import { write } from '../sign-in/storage.ts';

// Which pass this device has, so that the server can end it with the sign-out. Apart from choice.ts, which the sign-in
// page loads too.

const PASS_ID = 'devicePass';

/** From the moment the server has made it, so that a device that does not become ready can end it. */
export const storePassId = (passId: string): void => {
  try {
    localStorage.setItem(PASS_ID, passId);
  } catch {
    // Without storage a sign-out leaves the pass to its end.
  }
};

/** 'Keep this device ready', with the pass that was made for it. */
export const chooseReady = (owner: string, passId: string): void => {
  storePassId(passId);
  write('deviceReady', owner);
};

export const storedPassId = (): string | null => {
  try {
    return localStorage.getItem(PASS_ID);
  } catch {
    return null;
  }
};

/** The server has ended the pass. */
export const forgetPass = (): void => {
  try {
    localStorage.removeItem(PASS_ID);
  } catch {
    // Storage that throws holds nothing.
  }
};
