import { forget, read } from '../sign-in/storage.ts';

// 'Keep this device ready', chosen by a family for its own account on this device. Here is whose choice it is; the pass
// and what can be read without a network are in the browser's database (kernel/device). An hour without use does not
// end it, a sign-out does.

/** The owner who chose it, as role and id. */
export const readyOwner = (): string | null => read('deviceReady');

export const isReadyFor = (owner: string): boolean => readyOwner() === owner;

export const forgetReady = (): void => forget('deviceReady');
