import { forget, read, write } from '../sign-in/storage.ts';

// 'Keep this device ready', chosen by a family for its own account on this device. What is stored is whose choice it
// is; an hour without use does not end it, a sign-out does.

/** Deletion has begun: if the page is closed before it is done, the next start completes it. */
const ENDING = 'ending';

/** The owner who chose it, as role and id. */
export const readyOwner = (): string | null => {
  const stored = read('deviceReady');
  return stored === ENDING ? null : stored;
};

export const isReadyFor = (owner: string): boolean => readyOwner() === owner;

export const chooseReady = (owner: string): void => write('deviceReady', owner);

/** Deletes the stored copy and its key. Without the key nothing that a backup may still hold can be read. */
export const forgetReady = (): void => {
  if (read('deviceReady') === null) return;
  write('deviceReady', ENDING);
  void import('./vault.ts')
    .then(({ destroyVault }) => destroyVault())
    .then(
      () => forget('deviceReady'),
      () => {},
    );
};

/** Completes a deletion that the end of an earlier page interrupted. */
export const finishForgetting = (): void => {
  if (read('deviceReady') === ENDING) forgetReady();
};
