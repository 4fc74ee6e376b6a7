import { INTERNAL_MESSAGE } from '@amberway/contract/kernel/internal-message';
import { ApiError } from '../../kernel/api-error.ts';

// After a deploy an old page requests files that no longer exist; browsers word that error in three ways.
const LOST_CHUNK =
  /dynamically imported module|importing a module script failed|error loading dynamically|preload CSS/i;

export type Described = { kind: 'newVersion' | 'failure'; title: string; text: string; requestId?: string | undefined };

/** An error as text for the user. The messages of programming errors only go to the console. */
export const describeError = (error: unknown): Described => {
  if (error instanceof Error && LOST_CHUNK.test(error.message)) {
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

/** The same for a toast. */
export const asNotice = (error: unknown): Error => {
  const { kind, text } = describeError(error);
  return new Error(kind === 'newVersion' ? `${text} Please reload the page.` : text);
};
