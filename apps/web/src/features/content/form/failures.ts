import { ApiError } from '../../../kernel/api-error.ts';

/** The server's own sentence is shown; where it gives none, the type's. */
export const withFallback = async <T>(failed: string | undefined, save: () => Promise<T>): Promise<T> => {
  try {
    return await save();
  } catch (error) {
    const silent = error instanceof ApiError && (error.noResponse || error.code === 'internal');
    if (failed === undefined || !silent) throw error;
    throw new Error(failed, { cause: error });
  }
};
