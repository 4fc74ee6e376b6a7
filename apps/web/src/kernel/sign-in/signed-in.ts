import { currentBearer } from './credentials.ts';
import { read } from './storage.ts';

/** Somebody is signed in as far as this browser knows: only the server can say whether the session still lives. */
export const mayBeSignedIn = (): boolean => currentBearer() !== null || read('owner') !== null;
