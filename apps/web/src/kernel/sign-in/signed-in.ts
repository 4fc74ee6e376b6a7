import { currentBearer } from './credentials.ts';
import { read } from './storage.ts';

/** Whether a user is signed in as far as this browser knows; only the server knows if the session is still valid. */
export const mayBeSignedIn = (): boolean => currentBearer() !== null || read('owner') !== null;
