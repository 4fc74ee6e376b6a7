import { INTERNAL_MESSAGE } from '@amberway/contract/kernel/internal-message';
import { ApiError } from '../../kernel/api-error.ts';

// After a deploy an old page requests files that no longer exist; browsers word that error in three ways.
const LOST_CHUNK =
  /dynamically imported module|importing a module script failed|error loading dynamically|preload CSS/i;

export type Described = {
  kind: 'newVersion' | 'offline' | 'failure';
  title: string;
  text: string;
  requestId?: string | undefined;
};

/** An error as text for the user. The messages of programming errors only go to the console. */
export const describeError = (error: unknown, online = globalThis.navigator?.onLine ?? true): Described => {
  if (error instanceof Error && LOST_CHUNK.test(error.message)) {
    // The file is not here yet. A reload would replace the app by the browser's own error page.
    if (!online) {
      return {
        kind: 'offline',
        title: 'You are not connected',
        text: 'This page was not opened before. It opens as soon as the connection is back.',
      };
    }
    return {
      kind: 'newVersion',
      title: 'This page needs a reload',
      text: 'A part of Amberway could not be loaded. There may be a new version, or the connection was lost.',
    };
  }
  if (error instanceof ApiError) {
    return { kind: 'failure', title: 'That did not work', text: error.message, requestId: error.requestId };
  }
  return { kind: 'failure', title: 'Something went wrong', text: INTERNAL_MESSAGE };
};
